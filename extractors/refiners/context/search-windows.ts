import type { CandidateClaim } from "../../rules/candidate-claim";
import { isClauseEnd, isResultVerb, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { lowerTest } from "../../text/word-test";
import { skipAdverbsBackward } from "../../words/adverbs";
import { hasWordClass } from "../../words/word-classes";

/** The items in which the slots of a candidate are searched; both ends inclusive, empty if from > to. */
export interface SearchWindow {
  readonly from: number;
  readonly to: number;
}

/** A window without items. */
export const EMPTY_WINDOW: SearchWindow = { from: 0, to: -1 };

const startsSecondClause = lowerTest(
  /^(?:maintaining|using|requiring|retaining|preserving|demonstrating|showing|establishing|enabling|while|whereas|but)$/,
);

/** True for a reporting verb after a comma or "and", which starts a new clause. */
export function startsClause(items: readonly SentenceItem[], index: number): boolean {
  const item = items[index] as SentenceItem;
  if (item.kind !== "word") return false;
  if (!isResultVerb(item) && !startsSecondClause(item)) return false;
  return /^(?:,|and|—|while|or|it|but|that|to)$/.test(wordAt(items, skipAdverbsBackward(items, index)));
}

/** Returns the items after a candidate, up to the next candidate or the end of its clause or bracket. */
export function getWindowAfter(candidate: CandidateClaim, next: CandidateClaim | undefined): SearchWindow {
  const { items } = candidate.sentence;
  const limit = next && next.sentence === candidate.sentence ? next.first : items.length;
  let index = candidate.last + 1;
  for (; index < limit; index++) {
    const item = items[index] as SentenceItem;
    if (isClauseEnd(item) && item.lower !== ":") break;
    if (index > candidate.last + 1 && startsClause(items, index)) break;
  }
  return { from: candidate.last + 1, to: index - 1 };
}

/** Returns the items before a candidate, back to the previous candidate or the previous clause. */
export function getWindowBefore(candidate: CandidateClaim, previous: CandidateClaim | undefined): SearchWindow {
  const { items } = candidate.sentence;
  const limit = previous ? previous.last + 1 : 0;
  let index = candidate.first - 1;
  for (; index >= limit; index--) if (isClauseEnd(items[index])) break;
  return { from: index + 1, to: candidate.first - 1 };
}

/** Groups candidates that only connectors separate; the words before or after a group apply to all its members. */
export function groupListedCandidates(candidates: readonly CandidateClaim[]): CandidateClaim[][] {
  const groups: CandidateClaim[][] = [];
  for (const candidate of candidates) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && areConnected(before, candidate)) group.push(candidate);
    else groups.push([candidate]);
  }
  return groups;
}

function areConnected(a: CandidateClaim, b: CandidateClaim): boolean {
  if (a.sentence !== b.sentence || b.first - a.last > 6) return false;
  const between = a.sentence.items.slice(a.last + 1, b.first);
  if (between.length === 0) return true;
  return (
    between.every((item) => /^(?:,|and|\/|&|or|by|of|to|a|an|as|well)$/.test(item.lower)) &&
    between.some((item) => /^(?:,|and|\/|&|or)$/.test(item.lower))
  );
}

/** "88.8%, *specifically* 96.5% on A": the number specifies the preceding one. */
const APPOSITIVE_ADVERB = /^(?:specifically|namely|notably|particularly|especially|including|e\.g\.|i\.e\.)$/;

/** "91.7% mAP and 97.3% Rank-1 on A": no preposition except "of" between the two numbers, and no appositive adverb. */
export const isTightList = (a: CandidateClaim, b: CandidateClaim): boolean =>
  a.sentence.items
    .slice(a.last + 1, b.first)
    .every((item) => item.lower === "of" || !(hasWordClass("preposition", item) || APPOSITIVE_ADVERB.test(item.lower)));

/** True if no reporting verb and no clause end separates two close candidates. */
export const isInOneList = (a: CandidateClaim, b: CandidateClaim): boolean =>
  b.first - a.last < 12 &&
  !a.sentence.items.slice(a.last + 1, b.first).some((item) => isClauseEnd(item) || isResultVerb(item));

/** Limit on the groups that share the words after the last one, for hostile sentences with many numbers. */
const MAX_SHARED_GROUPS = 4;

/** "a recall of 91% and *an F1 of 82% on Orion*": the window after a group of candidates, then the windows of the groups in the same tight list. */
export function getWindowsAfter(groups: readonly (readonly CandidateClaim[])[], index: number): SearchWindow[] {
  const windows: SearchWindow[] = [];
  for (let groupIndex = index; windows.length < MAX_SHARED_GROUPS; groupIndex++) {
    const last = groups[groupIndex]?.at(-1);
    if (!last) break;
    const next = groups[groupIndex + 1]?.[0];
    const window = getWindowAfter(last, next);
    windows.push(groupIndex === index ? window : cutAtConnector(last.sentence, window));
    if (!next || next.sentence !== last.sentence || !isInOneList(last, next) || !isTightList(last, next)) break;
  }
  return windows;
}

/** Cuts a window at the first connector, since the rest belongs to the next number. */
function cutAtConnector({ items }: SentenceContext, { from, to }: SearchWindow): SearchWindow {
  const connector = items.slice(from, to + 1).findIndex((item) => /^(?:,|and|\))$/.test(item.lower));
  return { from, to: connector < 0 ? to : from + connector - 1 };
}

/** ", and the score on B": true if a connector separates a phrase from its number; not before "respectively": "3% and 2% over X and Y on B, respectively". */
export function isPastConnector(
  { sentence: { items }, last }: CandidateClaim,
  phrase: { readonly prepositionIndex: number; readonly to: number },
): boolean {
  if (items.slice(last + 1, phrase.to + 4).some((item) => item.lower === "respectively")) return false;
  return items.slice(last + 1, phrase.prepositionIndex).some((item) => /^(?:,|and)$/.test(item.lower));
}

/** Finds the item at which "by N" or "from N … to N" starts. */
export function findChangeStart(candidate: CandidateClaim): number {
  const { items } = candidate.sentence;
  for (let i = candidate.first - 1; i >= Math.max(0, candidate.first - 8); i--)
    if (/^(?:by|from)$/.test(wordAt(items, i))) return i;
  return candidate.first;
}
