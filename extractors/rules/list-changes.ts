import { wordAt } from "../text/word-at";
import { type Draft, newDraft } from "./draft";
import type { Statuses } from "./judge";
import { type Item, isHardStop, type Scene } from "./scene";

const isJoint = (item: Item): boolean => /^(?:,|and|&|\/|or)$/.test(item.lower);

/** Quantities from an item on that a list joins, each at most a few words behind the one before. */
function readList(items: readonly Item[], from: number, reach: number): number[] {
  const found: number[] = [];
  let words = 0;
  let joined = true;
  for (let i = from; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.quantity) {
      if (!joined) break;
      found.push(i);
      words = 0;
      joined = false;
    } else if (isJoint(item)) joined = true;
    else if (isHardStop(item) || /^(?:to|from|[()[\]])$/.test(item.lower) || ++words > reach) break;
  }
  return found;
}

const sameUnit = (items: readonly Item[], at: readonly number[]): boolean =>
  at.every((k) => items[k]?.quantity?.unit === items[at[0] ?? 0]?.quantity?.unit && items[k]?.quantity?.max === null);

/** The list that ends right before an item, read backwards: "55.3% and 28.3%, up from". */
function listBefore(items: readonly Item[], end: number, size: number): number[] {
  const found: number[] = [];
  for (let i = end; i >= 0 && found.length < size; i--) {
    const item = items[i] as Item;
    if (item.quantity) found.unshift(i);
    else if (!isJoint(item)) break;
  }
  return found;
}

/** Both ends of a change told as lists: "from 36%, 44% and 12% to 92%, 88% and 38%", "55% and 28%, up from 24% and 1%". */
function pairsAt(items: readonly Item[], at: number): [readonly number[], readonly number[]] | null {
  const before = readList(items, at + 1, 7);
  if (before.length < 2) return null;
  if (/^(?:up|down)$/.test(wordAt(items, at - 1))) {
    const comma = items[at - 2]?.lower === "," ? at - 3 : at - 2;
    const after = listBefore(items, comma, before.length + 1);
    return after.length >= 2 && before.length >= after.length ? [before.slice(0, after.length), after] : null;
  }
  let to = (before.at(-1) ?? at) + 1;
  while (
    to < items.length &&
    to - at < 40 &&
    items[to]?.lower !== "to" &&
    !isHardStop(items[to]) &&
    !items[to]?.quantity
  )
    to++;
  if (items[to]?.lower !== "to") return null;
  const after = readList(items, to + 1, 4);
  return after.length >= before.length ? [before, after.slice(0, before.length)] : null;
}

/** Drafts of the changes that two lists of one length state, in order. */
export function proposeListChanges(scene: Scene, statuses: Statuses): Draft[] {
  const { items } = scene;
  return items.flatMap((item, at) => {
    const pairs = item.lower === "from" ? pairsAt(items, at) : null;
    if (!pairs) return [];
    const [before, after] = pairs;
    const open = [...before, ...after].every((k) => statuses.get(k)?.status !== "hard");
    if (!open || !sameUnit(items, [...before, ...after])) return [];
    return before.map((b, k) => {
      const a = after[k] ?? b;
      return {
        ...newDraft(scene, "change-lists", 0.85, Math.min(a, b), Math.max(a, b)),
        before: items[b]?.quantity ?? null,
        after: items[a]?.quantity ?? null,
        notes: ["two lists of one length pair in order"],
      };
    });
  });
}
