import { METRICS } from "@/lexicon/generated/extraction";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { findLexiconEntry } from "./lexicon/match-lexicon";
import { findModelFamily, parseModelSizes } from "./mentions/model-grammar";
import { toModelId } from "./mentions/model-id";

/** With its size where the name says one: a name that says none does not tell that the model has another. */
type ModelFacts = Pick<ExtractedClaim, "model_id" | "model_family" | "active_b"> & { readonly size_b?: number };

/** What follows from the name of a model that a person gives. */
export function identifyModel(name: string | null): ModelFacts {
  if (name === null) return { model_id: null, model_family: null, active_b: null };
  const family = findModelFamily(name);
  const { size_b, active_b } = parseModelSizes(name);
  return {
    model_id: toModelId(name),
    model_family: family?.name ?? null,
    // As in a text: what the lists know of a family holds for the one that is named with its size.
    active_b: active_b ?? (size_b === undefined ? null : (family?.active_b ?? null)),
    ...(size_b !== undefined && { size_b }),
  };
}

/** What follows from the name of a metric that a person gives: "pass@8" is pass@k with k = 8, "word error rate (WER)" is WER. */
export function identifyMetric(name: string | null): Pick<ExtractedClaim, "metric_id" | "k" | "higher_is_better"> {
  const k = name === null ? undefined : /@\s?(\d{1,4})$/.exec(name)?.[1];
  const general = name?.replace(/@\s?\d{1,4}$/, "@k");
  const letters = /\(([^()]{1,20})\)$/.exec(name ?? "")?.[1];
  const named = [name, general, letters].flatMap((n) => (n ? (findLexiconEntry(n)?.metric ?? []) : []));
  const metric = named[0] ?? null;
  return { metric_id: metric?.id ?? null, k: k ? Number(k) : null, higher_is_better: metric?.higherIsBetter ?? null };
}

const BOUNDED_METRICS: ReadonlySet<string> = new Set(METRICS.flatMap(({ id, bound }) => (bound === null ? [] : [id])));

/** Whether there is a best value of a metric, as of an accuracy; by its id. */
export const isBoundedMetric = (id: string): boolean => BOUNDED_METRICS.has(id);

const SHARE_METRICS: ReadonlySet<string> = new Set(
  METRICS.flatMap(({ id, bound, higherIsBetter }) => (bound === 100 && higherIsBetter !== false ? [id] : [])),
);

/**
 * Whether a metric is a share of something, by its id: never below 0 nor above 100 %. Correlations go below, word error
 * rates above, and a drawdown is told as a loss.
 */
export const isShareMetric = (id: string): boolean => SHARE_METRICS.has(id);

/** The name under which the lists know a benchmark: "Math Vista" is "MathVista"; any other name stays as it is. */
export function identifyBenchmark(name: string): string {
  return findLexiconEntry(name)?.benchmark?.name ?? name;
}
