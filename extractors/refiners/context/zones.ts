import { beforeAdverbs } from "../../rules/adverbs";
import type { Draft } from "../../rules/draft";
import { type Item, isClass, isHardStop, isResultVerb, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";

/** The items around a draft in which its slots are looked for; both ends inclusive, empty where from > to. */
export interface Zone {
  readonly from: number;
  readonly to: number;
}

export const NOWHERE: Zone = { from: 0, to: -1 };

/** A verb of result behind a comma or "and" opens a clause of its own. */
export function opensClause(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (item.kind !== "word") return false;
  const verb =
    isResultVerb(item) ||
    /^(?:maintaining|using|requiring|retaining|preserving|demonstrating|showing|establishing|enabling|while|whereas|but)$/.test(
      item.lower,
    );
  if (!verb) return false;
  return /^(?:,|and|—|while|or|it|but|that|to)$/.test(wordAt(items, beforeAdverbs(items, at)));
}

/** Behind the draft: up to the next draft, the end of its clause, or the bracket it stands in. */
export function rightZone(draft: Draft, next: Draft | undefined): Zone {
  const { items } = draft.scene;
  const limit = next && next.scene === draft.scene ? next.first : items.length;
  let at = draft.last + 1;
  for (; at < limit; at++) {
    const item = items[at] as Item;
    if (isHardStop(item) && item.lower !== ":") break;
    if (at > draft.last + 1 && opensClause(items, at)) break;
  }
  return { from: draft.last + 1, to: at - 1 };
}

/** Before the draft: back to the draft of its sentence before it or the end of the clause before. */
export function leftZone(draft: Draft, previous: Draft | undefined): Zone {
  const { items } = draft.scene;
  const limit = previous ? previous.last + 1 : 0;
  let at = draft.first - 1;
  for (; at >= limit; at--) if (isHardStop(items[at])) break;
  return { from: at + 1, to: draft.first - 1 };
}

/** Lists of drafts with nothing between them but joints: what stands before or behind one, holds for all. */
export function groupsOf(drafts: readonly Draft[]): Draft[][] {
  const groups: Draft[][] = [];
  for (const d of drafts) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && joined(before, d)) group.push(d);
    else groups.push([d]);
  }
  return groups;
}

function joined(a: Draft, b: Draft): boolean {
  if (a.scene !== b.scene || b.first - a.last > 6) return false;
  const between = a.scene.items.slice(a.last + 1, b.first);
  if (between.length === 0) return true;
  return (
    between.every((i) => /^(?:,|and|\/|&|or|by|of|to|a|an|as|well)$/.test(i.lower)) &&
    between.some((i) => /^(?:,|and|\/|&|or)$/.test(i.lower))
  );
}

/** "88.8%, *specifically* 96.5% on A": what the figure before is made up of. */
const EXPLAINS = /^(?:specifically|namely|notably|particularly|especially|including|e\.g\.|i\.e\.)$/;

/** "91.7% mAP and 97.3% Rank-1 on A": no preposition but "of" between the two numbers, and the second explains nothing. */
export const closeList = (a: Draft, b: Draft): boolean =>
  a.scene.items
    .slice(a.last + 1, b.first)
    .every((i) => i.lower === "of" || !(isClass("preposition", i.lower) || EXPLAINS.test(i.lower)));

/** Only parts of a list stand between two drafts: no verb of result, no full clause. */
export const listed = (a: Draft, b: Draft): boolean =>
  b.first - a.last < 12 && !a.scene.items.slice(a.last + 1, b.first).some((i) => isHardStop(i) || isResultVerb(i));

/** So many numbers may share what is said behind the last one; a hostile sentence has a thousand. */
const LONGEST_LIST = 4;

/** "a recall of 91% and *an F1 of 82% on Orion*": the zone behind a group of drafts, then those of the groups that it forms a close list with. */
export function zonesBehind(groups: readonly (readonly Draft[])[], at: number): Zone[] {
  const zones: Zone[] = [];
  for (let g = at; zones.length < LONGEST_LIST; g++) {
    const last = groups[g]?.at(-1);
    if (!last) break;
    const next = groups[g + 1]?.[0];
    const zone = rightZone(last, next);
    zones.push(g === at ? zone : upToJoint(last.scene, zone));
    if (!next || next.scene !== last.scene || !listed(last, next) || !closeList(last, next)) break;
  }
  return zones;
}

/** What stands behind a joint belongs to what comes next. */
function upToJoint({ items }: Scene, { from, to }: Zone): Zone {
  const joint = items.slice(from, to + 1).findIndex((i) => /^(?:,|and|\))$/.test(i.lower));
  return { from, to: joint < 0 ? to : from + joint - 1 };
}

/** ", and the score on B": what stands behind a joint belongs to the next number; not where "respectively" is said of it: "3% and 2% over X and Y on B, respectively". */
export function isApart(
  { scene: { items }, last }: Draft,
  place: { readonly at: number; readonly to: number },
): boolean {
  if (items.slice(last + 1, place.to + 4).some((i) => i.lower === "respectively")) return false;
  return items.slice(last + 1, place.at).some((i) => /^(?:,|and)$/.test(i.lower));
}

/** Where "by N", "from N" or "to N" begins. */
export function anchorOf(d: Draft): number {
  const { items } = d.scene;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 8); i--) if (/^(?:by|from)$/.test(wordAt(items, i))) return i;
  return d.first;
}
