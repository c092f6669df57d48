import type { Item } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import type { Run } from "./runs";

/** "*Orion* from 57.1% to 75.9%": one name, and what its figure was right behind it. */
const hasFigures = (items: readonly Item[], { to, mentions }: Run, kind: "name" | "benchmark"): boolean =>
  mentions.length === 1 &&
  mentions[0]?.mention.kind === kind &&
  wordAt(items, to + 1) === "from" &&
  items[to + 2]?.quantity !== undefined;

/** "lifting *Orion* from 57% to 76% and GSM8K from 2% to 27%": a new name beside a known benchmark that moves like it is one as well. */
export const likeMovedSet = (items: readonly Item[], runs: readonly Run[]): readonly Run[] =>
  runs.some((r) => hasFigures(items, r, "benchmark"))
    ? runs.map((r) => (hasFigures(items, r, "name") ? { ...r, what: "benchmark" as const } : r))
    : runs;
