import { identifyBenchmark, identifyMetric, identifyModel } from "@/extractors/identify";

type SlotValues = Readonly<Record<string, unknown>>;

/** Returns the values derived from a corrected model or metric, by slot. */
export function deriveSlotValues({ model, metric }: SlotValues): Record<string, SlotValues> {
  return {
    ...((typeof model === "string" || model === null) && { model: identifyModel(model) }),
    ...((typeof metric === "string" || metric === null) && { metric: identifyMetric(metric) }),
  };
}

/** Replaces benchmark names by the names in the benchmark list. */
export function withListedBenchmarkNames(values: SlotValues): SlotValues {
  const { benchmarks } = values;
  if (!Array.isArray(benchmarks)) return values;
  return { ...values, benchmarks: benchmarks.map((name) => identifyBenchmark(String(name))) };
}
