import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import type { Coordination } from "./coordinations";

/** "*Orion* from 57.1% to 75.9%": a single name directly followed by its initial value. */
const hasFromValue = (
  items: readonly SentenceItem[],
  { to, mentions }: Coordination,
  kind: "name" | "benchmark",
): boolean =>
  mentions.length === 1 &&
  mentions[0]?.mention.kind === kind &&
  wordAt(items, to + 1) === "from" &&
  items[to + 2]?.quantity !== undefined;

/** "lifting *Orion* from 57% to 76% and GSM8K from 2% to 27%": reclassifies a new name as a benchmark if a known benchmark has the same form. */
export const retagLikeChangedBenchmark = (
  items: readonly SentenceItem[],
  coordinations: readonly Coordination[],
): readonly Coordination[] =>
  coordinations.some((coordination) => hasFromValue(items, coordination, "benchmark"))
    ? coordinations.map((coordination) =>
        hasFromValue(items, coordination, "name") ? { ...coordination, kind: "benchmark" as const } : coordination,
      )
    : coordinations;
