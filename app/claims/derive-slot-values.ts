import { identifyBenchmark, identifyMetric, identifyModel } from "@/extractors/identify";
import type { UserLexicon } from "@/lib/names/user-lexicon";

type SlotValues = Readonly<Record<string, unknown>>;

/** Returns the values derived from a corrected model or metric, by slot, with the decisions of a board about names. */
export function deriveSlotValues({ model, metric }: SlotValues, lexicon: UserLexicon): Record<string, SlotValues> {
  return {
    ...((typeof model === "string" || model === null) && { model: identifyModel(model, lexicon) }),
    ...((typeof metric === "string" || metric === null) && { metric: identifyMetric(metric, lexicon) }),
  };
}

/** Replaces benchmark names by the names in the benchmark list and by those that a board decided on. */
export function withListedBenchmarkNames(values: SlotValues, lexicon: UserLexicon): SlotValues {
  const { benchmarks } = values;
  if (!Array.isArray(benchmarks)) return values;
  return { ...values, benchmarks: benchmarks.map((name) => identifyBenchmark(String(name), lexicon)) };
}
