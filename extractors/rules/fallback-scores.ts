import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { isInWordClass } from "../words/word-classes";
import type { QuantityStatuses } from "./classify-quantities";
import { findRelativeUnit } from "./relative-units";
import type { RuleName } from "./rule-names";
import { isRestatedShare } from "./score-context";
import type { SentenceItem } from "./sentence-context";
import { isShareOfKind, isShareOfPeople } from "./share-evidence";

/** A number that no cue makes a result and no setting explains, and the scores of its sentence. */
interface FallbackContext {
  readonly tokens: readonly Token[];
  readonly items: readonly SentenceItem[];
  readonly at: number;
  readonly statuses: QuantityStatuses;
  readonly scores: ReadonlySet<number>;
}

interface FallbackRow {
  readonly rule: RuleName;
  readonly trust: number;
  readonly example: string;
  readonly test: (place: FallbackContext) => boolean;
}

/** Rows for what is left: most percentages, counts of so many, frame rates and lone decimals in brackets are results. */
export const FALLBACK_ROWS: readonly FallbackRow[] = [
  {
    rule: "score-left-share",
    trust: 0.5,
    example: "readers prefer its answers in 70.3% of cases",
    test: (p) => p.items[p.at]?.quantity?.unit === "%" && isResultShare(p),
  },
  {
    rule: "score-left-count",
    trust: 0.5,
    example: "one variant verifies for 49 of 73 programs",
    test: (p) => {
      const q = p.items[p.at]?.quantity;
      if (q?.total == null || /^[(^{=*_-]$/.test(wordAt(p.items, p.at - 1))) return false;
      return p.tokens[q.numberAt + 1]?.text !== "/" || isLedByVerbOrIn(p);
    },
  },
  {
    rule: "score-left-scale",
    trust: 0.6,
    example: "safe answers (worth: 4.25/5.0)",
    test: ({ tokens, items, at }) => {
      const q = items[at]?.quantity;
      return q?.decimal === true && q.unit === "" && tokens[q.numberAt + 1]?.text === "/" && q.last === q.numberAt + 2;
    },
  },
  {
    rule: "score-left-rate",
    trust: 0.6,
    example: "the small reader runs at 47 fps",
    test: ({ items, at }) => /^fps$/i.test(items[at]?.quantity?.unit ?? ""),
  },
  {
    rule: "score-left-bracket",
    trust: 0.5,
    example: "hidden states of low kurtosis (0.04)",
    test: ({ items, at }) =>
      items[at]?.quantity?.decimal === true &&
      items[at]?.quantity?.unit === "" &&
      items[at - 1]?.lower === "(" &&
      items[at + 1]?.lower === ")",
  },
];

/** Why a number that is left over is a score all the same, or null. */
export function findFallbackScore(place: FallbackContext): FallbackRow | null {
  const { items, at, statuses } = place;
  const q = items[at]?.quantity;
  if (statuses.get(at)?.status !== "free" || !q || q.max !== null || q.sign === "+" || q.unit === "times") return null;
  return isRestatedShare(items, at) ? null : (FALLBACK_ROWS.find((row) => row.test(place)) ?? null);
}

/** "flips *81/150* prompts", "better in *9/14* cases": a verb or "in" leads to it; but "64/128-bit codes". */
function isLedByVerbOrIn({ items, at, scores }: FallbackContext): boolean {
  const lead = wordAt(items, at - 1);
  if (at < 2 || items[at + 1]?.lower === "-") return false;
  return /^(?:in|on|for)$|[a-z]{2}(?:s|ed|ing)$/.test(lead) || (/^(?:,|and)$/.test(lead) && scores.size > 0);
}

/** "affecting 3% of", "where 21% of", "at 30%", "a 5% bound": what is set, taken, added or made up. */
const NON_RESULT_LEAD =
  /^(?:where|at|of|a|[[(]|(?:affect|cover|limit|constitut|compris|contribut|consum|represent|us)(?:e?s|ing|ed|e)?)$/;

/** What may follow a percentage that is no part of a compound: "42% of the steps", "24% among readers". */
const ALLOWED_CONTINUATION = /^(?:of|across|among|between|when|if|reported|achieved)$/;

/** "at 1% of its *parameter* count": how large a thing is, which is no result. */
const isModelSizeShare = (items: readonly SentenceItem[], at: number): boolean =>
  items.slice(at + 1, at + 7).some((i) => /^(?:param|weights?$|data$|tokens?$)/.test(i.lower));

function isResultShare(p: FallbackContext): boolean {
  const { items, at } = p;
  const lead = /^(?:only|just|merely)$/.test(wordAt(items, at - 1)) ? at - 2 : at - 1;
  const [word, next] = [wordAt(items, lead), items[at + 1]];
  if (/^(?:represent|at$)/.test(word) && findRelativeUnit(items, at) !== null && !isModelSizeShare(items, at))
    return true;
  if (
    NON_RESULT_LEAD.test(word) ||
    (isInWordClass("gain-verb", word) && !/^(?:restor|recover)/.test(word)) ||
    items[at]?.quantity?.qualifier === "under"
  )
    return false;
  if (word === "for" && /^account/.test(wordAt(items, lead - 1))) return false;
  if (isShareOfKind(next) && !ALLOWED_CONTINUATION.test(next?.lower ?? "")) return false;
  return !isShareOfPeople(items, at) && !followsNonResult(p);
}

/** "at 30% and *50%*", "from baselines of 36% to *92%*": the number before it in its list is no score. */
function followsNonResult({ items, at, statuses, scores }: FallbackContext): boolean {
  const connector = wordAt(items, at - 1);
  if (!/^(?:,|and|or|to)$/.test(connector)) return false;
  const before = items.findLastIndex((i, k) => k < at && i.quantity !== undefined);
  if (before < 0 || scores.has(before)) return before < 0 && connector === "to";
  return connector === "to" || (statuses.get(before)?.status === "free" && items[before]?.quantity?.max === null);
}
