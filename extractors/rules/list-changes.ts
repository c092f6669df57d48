import { wordAt } from "../text/word-at";
import { isInWordClass } from "../words/word-classes";
import { amendCandidate, type CandidateClaim, isFoundBy, listedTrust, newCandidate } from "./candidate-claim";
import type { QuantityStatuses } from "./classify-quantities";
import { isClauseEnd, type SentenceContext, type SentenceItem } from "./sentence-context";

/** Finds the quantities of a list from an item on: "19.6%/16.1%", "36%, 44% and 12%". */
function parseList(items: readonly SentenceItem[], from: number): number[] {
  const found: number[] = [];
  for (let i = from; items[i]?.quantity; i += 2) {
    found.push(i);
    if (!/^(?:,|and|&|\/|or)$/.test(items[i + 1]?.lower ?? "")) break;
  }
  return found;
}

/** Both ends of several changes, stated as lists: "from 36%/44% in plain readers to 92%/88%". */
function parseListPairs(items: readonly SentenceItem[], from: number): [readonly number[], readonly number[]] | null {
  const before = parseList(items, from + 1);
  if (before.length < 2) return null;
  const ends = items.findIndex(
    (item, k) =>
      k > (before.at(-1) ?? from) && (item.lower === "to" || item.quantity !== undefined || isClauseEnd(item)),
  );
  const after = items[ends]?.lower === "to" ? parseList(items, ends + 1) : [];
  return after.length === before.length ? [before, after] : null;
}

/** Numbers of the shortest pair of lists. */
const MIN_LISTED_NUMBERS = 4;

/** Returns candidates of the changes that two lists of equal length state, paired in order. */
export function proposeListChanges(sentence: SentenceContext, statuses: QuantityStatuses): CandidateClaim[] {
  const { items } = sentence;
  if (statuses.size < MIN_LISTED_NUMBERS) return [];
  return items.flatMap((item, index) => {
    const pairs = item.lower === "from" ? parseListPairs(items, index) : null;
    if (!pairs) return [];
    const [before, after] = pairs;
    if ([...before, ...after].some((k) => statuses.get(k)?.status === "hard")) return [];
    return before.map((b, k) => {
      const a = after[k] ?? b;
      return {
        ...newCandidate(sentence, ["change-lists"], 0.85, b, a),
        before: items[b]?.quantity ?? null,
        after: items[a]?.quantity ?? null,
        reasons: ["paired-lists"],
      };
    });
  });
}

/** "83% *(*plain*)*", "48% *for* letters": the sign or preposition after a number, which introduces its condition. */
function findLabelAfter(items: readonly SentenceItem[], index: number): string | null {
  const word = wordAt(items, index + 1);
  return word === "(" || isInWordClass("preposition", word) ? word : null;
}

/** True if a number is coordinated with the end before it and ends the same change. */
function isFurtherEnd(
  items: readonly SentenceItem[],
  { first, last }: CandidateClaim,
  previous: number,
  index: number,
): boolean {
  const connector = items.slice(previous + 1, index);
  const isTo = connector.at(-1)?.lower === "to";
  const lead = connector.at(isTo ? -2 : -1)?.lower ?? "";
  const hasSameUnit =
    items[index]?.quantity?.unit === items[last]?.quantity?.unit && items[index]?.quantity?.max === null;
  if (!hasSameUnit || connector.length > 12 || connector.some(isClauseEnd) || !/^(?:,|and|then)$/.test(lead))
    return false;
  const label = findLabelAfter(items, last);
  const haveSameLabel =
    label !== null && label === findLabelAfter(items, index) && label === findLabelAfter(items, first);
  return (isTo && lead === "and") || haveSameLabel;
}

/** "from 83% (plain) to 89% (short), *94% (long)*", "from 40% to 60% with A *and to 90% with B*": more end values of a change share its start. */
export function proposeFurtherEnds(
  { items }: SentenceContext,
  statuses: QuantityStatuses,
  changes: readonly CandidateClaim[],
): CandidateClaim[] {
  return changes.flatMap((change) => {
    if (!isFoundBy(change, "change-from-to", "change-from-named-to", "change-from-at-to")) return [];
    const ends: CandidateClaim[] = [];
    let previous = change.last;
    for (const [index, { status }] of statuses) {
      if (index <= change.last) continue;
      const isUsed = changes.some((candidate) => candidate.first <= index && index <= candidate.last);
      if (status !== "free" || isUsed || !isFurtherEnd(items, change, previous, index)) break;
      previous = index;
      const end = {
        first: index,
        last: index,
        after: items[index]?.quantity ?? null,
        ruleTrust: listedTrust(change.ruleTrust),
      };
      ends.push(amendCandidate(change, end, "further-end-of-change"));
    }
    return ends;
  });
}
