import type { Token } from "../text/tokens";
import { isInWordClass } from "../words/word-classes";
import type { NonResultCode } from "./non-result-code";
import type { Quantity } from "./quantity";

/**
 * A rule that excludes a number from the results, with the reason. The test sees the words around the quantity.
 * Numbers excluded by a `soft` row may still be the ends of a stated change ("from 5,000 to 3,000 tokens").
 */
export interface NonResultRow {
  readonly code: NonResultCode;
  readonly soft?: true;
  readonly test: (context: NumberContext) => boolean;
}

/** A quantity with its surrounding words. */
export interface NumberContext {
  readonly quantity: Quantity;
  /** Up to eight lower-case words and signs before the quantity (nearest last), and up to nine after it (nearest first). */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly token: Token;
  /** The word before the number and its qualifier, in its original case. */
  readonly precedingWordAsWritten: string;
  /** The word directly before the number, which may belong to a qualifier. */
  readonly precedingWord: string;
  /** The word or sign directly after the number, even inside a total: "/" of "1/3". */
  readonly signAfter: string;
  /** The unit as written: "fold" of "5-fold". */
  readonly unitWord: string;
}

export const wordBefore = (context: NumberContext, k = 1): string => context.before.at(-k) ?? "";
export const wordAfter = (context: NumberContext, k = 0): string => context.after[k] ?? "";
export const isBareNumber = (context: NumberContext): boolean =>
  context.quantity.unit === "" && context.quantity.total === null && context.quantity.sign === "";
export const isWholeNumber = (context: NumberContext): boolean => isBareNumber(context) && !context.quantity.decimal;

export const isChangeWord = (word: string): boolean => isInWordClass("gain-noun", word) || isInWordClass("more", word);

/** Words that end the phrase after a number. */
export const PHRASE_STOP =
  /^(?:an?|the|we|our|its|confirm(?:s|ed)?|show(?:s|ed)?|demonstrate[sd]?|indicate[sd]?|reveal(?:s|ed)?|suggest(?:s|ed)?|on|in|for|across|over|at|with|from|to|by|than|under|using|via|without|against|and|or|while|when|where|which|that|as|is|are|was|were|,|\.|;|:|\(|\)|\[|\]|\/|→|vs|versus|compared|after|before|per|respectively|but|respective|points?|higher|lower|better|more|fewer|less|faster|improvement|improvements|gains?|increase|increases|reduction|reductions|boost)$/;
export const SCORE_NOUN =
  /^(?:accuracy|scores?|f1|f1-score|precision|recall|auc|auroc|bleu|rouge|map|miou|iou|dice|psnr|ssim|fid|wer|cer|em|mae|rmse|mse|acc|pass@\d+|rate|rates|perplexity|reward|elo|points?|correlation|overall|average|dsc|hit@\d+|recall@\d+|ndcg|mrr|ap|map@.*|r\^?2|kappa|similarity|index|coefficient|error|success)$/;
