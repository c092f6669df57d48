import type { CandidateClaim } from "../../rules/candidate-claim";
import { isClauseEnd, isResultVerb, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbsBackward } from "../../words/adverbs";
import { isInWordClass } from "../../words/word-classes";

/** The items around a draft in which its slots are looked for; both ends inclusive, empty where from > to. */
export interface SearchWindow {
  readonly from: number;
  readonly to: number;
}

export const EMPTY_WINDOW: SearchWindow = { from: 0, to: -1 };

/** A verb of result behind a comma or "and" opens a clause of its own. */
export function startsClause(items: readonly SentenceItem[], at: number): boolean {
  const item = items[at] as SentenceItem;
  if (item.kind !== "word") return false;
  const verb =
    isResultVerb(item) ||
    /^(?:maintaining|using|requiring|retaining|preserving|demonstrating|showing|establishing|enabling|while|whereas|but)$/.test(
      item.lower,
    );
  if (!verb) return false;
  return /^(?:,|and|—|while|or|it|but|that|to)$/.test(wordAt(items, skipAdverbsBackward(items, at)));
}

/** Behind the draft: up to the next draft, the end of its clause, or the bracket it stands in. */
export function getWindowAfter(candidate: CandidateClaim, next: CandidateClaim | undefined): SearchWindow {
  const { items } = candidate.sentence;
  const limit = next && next.sentence === candidate.sentence ? next.first : items.length;
  let at = candidate.last + 1;
  for (; at < limit; at++) {
    const item = items[at] as SentenceItem;
    if (isClauseEnd(item) && item.lower !== ":") break;
    if (at > candidate.last + 1 && startsClause(items, at)) break;
  }
  return { from: candidate.last + 1, to: at - 1 };
}

/** Before the draft: back to the draft of its sentence before it or the end of the clause before. */
export function getWindowBefore(candidate: CandidateClaim, previous: CandidateClaim | undefined): SearchWindow {
  const { items } = candidate.sentence;
  const limit = previous ? previous.last + 1 : 0;
  let at = candidate.first - 1;
  for (; at >= limit; at--) if (isClauseEnd(items[at])) break;
  return { from: at + 1, to: candidate.first - 1 };
}

/** Lists of drafts with nothing between them but joints: what stands before or behind one, holds for all. */
export function groupListedCandidates(candidates: readonly CandidateClaim[]): CandidateClaim[][] {
  const groups: CandidateClaim[][] = [];
  for (const d of candidates) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && areConnected(before, d)) group.push(d);
    else groups.push([d]);
  }
  return groups;
}

function areConnected(a: CandidateClaim, b: CandidateClaim): boolean {
  if (a.sentence !== b.sentence || b.first - a.last > 6) return false;
  const between = a.sentence.items.slice(a.last + 1, b.first);
  if (between.length === 0) return true;
  return (
    between.every((i) => /^(?:,|and|\/|&|or|by|of|to|a|an|as|well)$/.test(i.lower)) &&
    between.some((i) => /^(?:,|and|\/|&|or)$/.test(i.lower))
  );
}

/** "88.8%, *specifically* 96.5% on A": what the figure before is made up of. */
const APPOSITIVE_ADVERB = /^(?:specifically|namely|notably|particularly|especially|including|e\.g\.|i\.e\.)$/;

/** "91.7% mAP and 97.3% Rank-1 on A": no preposition but "of" between the two numbers, and the second explains nothing. */
export const isTightList = (a: CandidateClaim, b: CandidateClaim): boolean =>
  a.sentence.items
    .slice(a.last + 1, b.first)
    .every((i) => i.lower === "of" || !(isInWordClass("preposition", i.lower) || APPOSITIVE_ADVERB.test(i.lower)));

/** Only parts of a list stand between two drafts: no verb of result, no full clause. */
export const isInOneList = (a: CandidateClaim, b: CandidateClaim): boolean =>
  b.first - a.last < 12 && !a.sentence.items.slice(a.last + 1, b.first).some((i) => isClauseEnd(i) || isResultVerb(i));

/** So many numbers may share what is said behind the last one; a hostile sentence has a thousand. */
const MAX_SHARED_GROUPS = 4;

/** "a recall of 91% and *an F1 of 82% on Orion*": the zone behind a group of drafts, then those of the groups that it forms a close list with. */
export function getWindowsAfter(groups: readonly (readonly CandidateClaim[])[], at: number): SearchWindow[] {
  const windows: SearchWindow[] = [];
  for (let g = at; windows.length < MAX_SHARED_GROUPS; g++) {
    const last = groups[g]?.at(-1);
    if (!last) break;
    const next = groups[g + 1]?.[0];
    const window = getWindowAfter(last, next);
    windows.push(g === at ? window : cutAtConnector(last.sentence, window));
    if (!next || next.sentence !== last.sentence || !isInOneList(last, next) || !isTightList(last, next)) break;
  }
  return windows;
}

/** What stands behind a joint belongs to what comes next. */
function cutAtConnector({ items }: SentenceContext, { from, to }: SearchWindow): SearchWindow {
  const connector = items.slice(from, to + 1).findIndex((i) => /^(?:,|and|\))$/.test(i.lower));
  return { from, to: connector < 0 ? to : from + connector - 1 };
}

/** ", and the score on B": what stands behind a joint belongs to the next number; not where "respectively" is said of it: "3% and 2% over X and Y on B, respectively". */
export function isPastConnector(
  { sentence: { items }, last }: CandidateClaim,
  place: { readonly at: number; readonly to: number },
): boolean {
  if (items.slice(last + 1, place.to + 4).some((i) => i.lower === "respectively")) return false;
  return items.slice(last + 1, place.at).some((i) => /^(?:,|and)$/.test(i.lower));
}

/** Where "by N", "from N" or "to N" begins. */
export function findChangeStart(d: CandidateClaim): number {
  const { items } = d.sentence;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 8); i--) if (/^(?:by|from)$/.test(wordAt(items, i))) return i;
  return d.first;
}
