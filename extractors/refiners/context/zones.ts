import { beforeAdverbs } from "../../rules/adverbs";
import type { Draft } from "../../rules/draft";
import { type Item, isHardStop, isResultVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";

/** The items around a draft in which its slots are looked for; both ends inclusive, empty where from > to. */
export interface Zone {
  readonly from: number;
  readonly to: number;
}

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

/** Where "by N", "from N" or "to N" begins. */
export function anchorOf(d: Draft): number {
  const { items } = d.scene;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 8); i--) if (/^(?:by|from)$/.test(wordAt(items, i))) return i;
  return d.first;
}
