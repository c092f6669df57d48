import { type Draft, newDraft } from "./draft";
import type { Statuses } from "./judge";
import { type Item, isHardStop, type Scene } from "./scene";

/** The quantities that a list joins from an item on: "19.6%/16.1%", "36%, 44% and 12%". */
function readList(items: readonly Item[], from: number): number[] {
  const found: number[] = [];
  for (let i = from; items[i]?.quantity; i += 2) {
    found.push(i);
    if (!/^(?:,|and|&|\/|or)$/.test(items[i + 1]?.lower ?? "")) break;
  }
  return found;
}

/** Both ends of a change told as lists: "from 36%/44% in plain readers to 92%/88%". */
function pairsAt(items: readonly Item[], from: number): [readonly number[], readonly number[]] | null {
  const before = readList(items, from + 1);
  if (before.length < 2) return null;
  const ends = items.findIndex(
    (i, k) => k > (before.at(-1) ?? from) && (i.lower === "to" || i.quantity !== undefined || isHardStop(i)),
  );
  const after = items[ends]?.lower === "to" ? readList(items, ends + 1) : [];
  return after.length === before.length ? [before, after] : null;
}

/** Drafts of the changes that two lists of one length state, in order. */
export function proposeListChanges(scene: Scene, statuses: Statuses): Draft[] {
  const { items } = scene;
  return items.flatMap((item, at) => {
    const pairs = item.lower === "from" ? pairsAt(items, at) : null;
    if (!pairs) return [];
    const [before, after] = pairs;
    if ([...before, ...after].some((k) => statuses.get(k)?.status === "hard")) return [];
    return before.map((b, k) => {
      const a = after[k] ?? b;
      return {
        ...newDraft(scene, ["change-lists"], 0.85, b, a),
        before: items[b]?.quantity ?? null,
        after: items[a]?.quantity ?? null,
        notes: ["two lists of one length pair in order"],
      };
    });
  });
}
