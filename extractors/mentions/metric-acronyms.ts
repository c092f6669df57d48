import { findLexiconEntry } from "../lexicon/match-lexicon";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { memoizeByWord } from "../text/word-test";
import { SINGULAR_DATASET_NOUNS } from "../words/head-nouns";
import type { Mention } from "./mention";
import { findNameEnd, isCoined } from "./name-shape";

const SPELLED_METRIC =
  /\b(?:metric|index|ratio|rate|score|measure|accuracy|error|coefficient|distance|utili[sz]ation|efficiency|similarity|affinity|time|impact)s? \(([A-Z][A-Za-z-]{0,8}[A-Z])s?\)/gi;

/** Finds the acronyms of metrics in an abstract: "the Parallel Harbour Error (PHE)", "Letter Recovery Rate (LRR)". */
export const findMetricAcronyms = (abstract: string): ReadonlySet<string> =>
  new Set(
    [...abstract.matchAll(SPELLED_METRIC)].flatMap((match) =>
      /^[A-Z]/.test(match[1] ?? "") ? [match[1] as string] : [],
    ),
  );

const findMetricSuffix = memoizeByWord(
  ({ text }): string =>
    /(?:RMSE|MSE|MAE|IoU|mAP|F1|BLEU|AUC|AUROC|PSNR|SSIM|WER|CER|Dice|FID|PPL|NDCG|MRR|EER|ASR)(?=$|s$|[_@^-])/.exec(
      text,
    )?.[0] ?? "",
);

/** "RRMSE", "RayIoU", "mAPmask": a name that ends with the name of a metric. */
function parseMetricSuffix(token: Token, index: number): Mention | null {
  const tail = findMetricSuffix(token.word);
  if (tail === "") return null;
  const metric = findLexiconEntry(tail)?.metric;
  return metric ? { kind: "metric", first: index, last: index, surface: token.text, name: token.text, metric } : null;
}

/** "Tide Consistency Rate", "Exact Letter Match", "TideScore": true if the head of a name is a metric noun. */
export const isMetricPhrase = (surface: string): boolean =>
  /[\s-](?:Rate|Score|Ratio|Efficiency|Match|Recall|Coefficient|Similarity|Adherence|Utili[sz]ation|Percentage|Distance|Index)$|\p{Ll}Score$/u.test(
    surface,
  );

/** A percentage or a decimal directly before: "59.6% HSR", "0.92 JSR". A whole number is a count ("12 GANs"). */
function hasValueBefore(tokens: readonly Token[], index: number): boolean {
  const [number, sign] = [tokens[index - 2], tokens[index - 1]];
  if (sign?.text === "%") return number?.kind === "number";
  return sign?.kind === "number" && sign.suffix === "" && /\.\d/.test(sign.text);
}

/** Words after a metric whose value precedes it: "a 3.1% HSR gain", "59.6% HSR on harbours". */
const AFTER_METRIC =
  /^(?:[,.;)]|and|on|over|at|with|while|for|in|gains?|improvements?|reductions?|increases?|drops?|scores?|points?)$/;

/** "a coefficient LTC > 0.9", "LTC ≥ 71%": an acronym compared with a percentage or a decimal. */
function hasComparedValue(tokens: readonly Token[], index: number): boolean {
  const [sign, value, unit] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  return (
    /^[<>≤≥]$/.test(sign?.text ?? "") && value?.kind === "number" && (unit?.text === "%" || /\.\d/.test(value.text))
  );
}

/** Parses a metric that is not in the lexicon by the position of its value. */
function parseMetricByContext(tokens: readonly Token[], index: number): Mention | null {
  const token = tokens[index] as Token;
  if (!isCoined(token) || findNameEnd(tokens, index) > index) return null;
  const isUnit = /^\P{Lu}?\p{Lu}$/u.test(token.text);
  const hasLeadingValue =
    !isUnit && hasValueBefore(tokens, index) && AFTER_METRIC.test(tokens[index + 1]?.lower ?? ".");
  return hasLeadingValue || hasComparedValue(tokens, index)
    ? { kind: "metric", first: index, last: index, surface: token.text, name: token.text }
    : null;
}

/** Parses a metric that is not in the lexicon by its ending (not in "the HARBAUC dataset"), or by the position of its value. */
export const parseUnlistedMetric = (tokens: readonly Token[], index: number): Mention | null =>
  (SINGULAR_DATASET_NOUNS.has(wordAt(tokens, index + 1)) ? null : parseMetricSuffix(tokens[index] as Token, index)) ??
  parseMetricByContext(tokens, index);
