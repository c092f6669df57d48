import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { isInWordClass } from "../words/word-classes";
import type { QuantityStatuses } from "./classify-quantities";
import { findRelativeUnit } from "./relative-units";
import type { RuleName } from "./rule-names";
import { isRestatedShare } from "./score-context";
import type { SentenceItem } from "./sentence-context";
import { isShareOfKind, isShareOfPeople } from "./share-evidence";

/** A number without a trigger that is no known non-result, and the scores of its sentence. */
interface FallbackContext {
  readonly tokens: readonly Token[];
  readonly items: readonly SentenceItem[];
  readonly index: number;
  readonly statuses: QuantityStatuses;
  readonly scores: ReadonlySet<number>;
}

interface FallbackRow {
  readonly rule: RuleName;
  readonly trust: number;
  readonly example: string;
  readonly test: (place: FallbackContext) => boolean;
}

/** Rows for the remaining numbers: most percentages, counts out of a total, frame rates and single decimals in brackets are results. */
export const FALLBACK_ROWS: readonly FallbackRow[] = [
  {
    rule: "score-left-share",
    trust: 0.5,
    example: "readers prefer its answers in 70.3% of cases",
    test: (context) => context.items[context.index]?.quantity?.unit === "%" && isResultShare(context),
  },
  {
    rule: "score-left-count",
    trust: 0.5,
    example: "one variant verifies for 49 of 73 programs",
    test: (context) => {
      const quantity = context.items[context.index]?.quantity;
      if (quantity?.total == null || /^[(^{=*_-]$/.test(wordAt(context.items, context.index - 1))) return false;
      return context.tokens[quantity.numberAt + 1]?.text !== "/" || isLedByVerbOrIn(context);
    },
  },
  {
    rule: "score-left-scale",
    trust: 0.6,
    example: "safe answers (worth: 4.25/5.0)",
    test: ({ tokens, items, index }) => {
      const quantity = items[index]?.quantity;
      return (
        quantity?.decimal === true &&
        quantity.unit === "" &&
        tokens[quantity.numberAt + 1]?.text === "/" &&
        quantity.last === quantity.numberAt + 2
      );
    },
  },
  {
    rule: "score-left-rate",
    trust: 0.6,
    example: "the small reader runs at 47 fps",
    test: ({ items, index }) => /^fps$/i.test(items[index]?.quantity?.unit ?? ""),
  },
  {
    rule: "score-left-bracket",
    trust: 0.5,
    example: "hidden states of low kurtosis (0.04)",
    test: ({ items, index }) =>
      items[index]?.quantity?.decimal === true &&
      items[index]?.quantity?.unit === "" &&
      items[index - 1]?.lower === "(" &&
      items[index + 1]?.lower === ")",
  },
];

/** Returns why a remaining number is a score, or null. */
export function findFallbackScore(place: FallbackContext): FallbackRow | null {
  const { items, index, statuses } = place;
  const quantity = items[index]?.quantity;
  if (
    statuses.get(index)?.status !== "free" ||
    !quantity ||
    quantity.max !== null ||
    quantity.sign === "+" ||
    quantity.unit === "times"
  )
    return null;
  return isRestatedShare(items, index) ? null : (FALLBACK_ROWS.find((row) => row.test(place)) ?? null);
}

/** "flips *81/150* prompts", "better in *9/14* cases": after a verb or "in"; but "64/128-bit codes". */
function isLedByVerbOrIn({ items, index, scores }: FallbackContext): boolean {
  const lead = wordAt(items, index - 1);
  if (index < 2 || items[index + 1]?.lower === "-") return false;
  return /^(?:in|on|for)$|[a-z]{2}(?:s|ed|ing)$/.test(lead) || (/^(?:,|and)$/.test(lead) && scores.size > 0);
}

/** "affecting 3% of", "where 21% of", "at 30%", "a 5% bound": a setting, an input, an addition or a part. */
const NON_RESULT_LEAD =
  /^(?:where|at|of|a|[[(]|(?:affect|cover|limit|constitut|compris|contribut|consum|represent|us)(?:e?s|ing|ed|e)?)$/;

/** What may follow a percentage that is not part of a compound: "42% of the steps", "24% among readers". */
const ALLOWED_CONTINUATION = /^(?:of|across|among|between|when|if|reported|achieved)$/;

/** "at 1% of its *parameter* count": a size, which is no result. */
const isModelSizeShare = (items: readonly SentenceItem[], index: number): boolean =>
  items.slice(index + 1, index + 7).some((item) => /^(?:param|weights?$|data$|tokens?$)/.test(item.lower));

function isResultShare(context: FallbackContext): boolean {
  const { items, index } = context;
  const lead = /^(?:only|just|merely)$/.test(wordAt(items, index - 1)) ? index - 2 : index - 1;
  const [word, next] = [wordAt(items, lead), items[index + 1]];
  if (/^(?:represent|at$)/.test(word) && findRelativeUnit(items, index) !== null && !isModelSizeShare(items, index))
    return true;
  if (
    NON_RESULT_LEAD.test(word) ||
    (isInWordClass("gain-verb", word) && !/^(?:restor|recover)/.test(word)) ||
    items[index]?.quantity?.qualifier === "under"
  )
    return false;
  if (word === "for" && /^account/.test(wordAt(items, lead - 1))) return false;
  if (isShareOfKind(next) && !ALLOWED_CONTINUATION.test(next?.lower ?? "")) return false;
  return !isShareOfPeople(items, index) && !followsNonResult(context);
}

/** "at 30% and *50%*", "from baselines of 36% to *92%*": the number before it in the list is no score. */
function followsNonResult({ items, index, statuses, scores }: FallbackContext): boolean {
  const connector = wordAt(items, index - 1);
  if (!/^(?:,|and|or|to)$/.test(connector)) return false;
  const before = items.findLastIndex((item, k) => k < index && item.quantity !== undefined);
  if (before < 0 || scores.has(before)) return before < 0 && connector === "to";
  return connector === "to" || (statuses.get(before)?.status === "free" && items[before]?.quantity?.max === null);
}
