import type { ExtractedClaim } from "@/lib/claim/claim";
import { isListedMetric } from "@/lib/names/name-key";
import { EMPTY_USER_LEXICON, type UserLexicon } from "@/lib/names/user-lexicon";
import { activateLexicon, findLexiconEntry } from "./lexicon/match-lexicon";
import { findModelFamily, parseModelSizes } from "./mentions/model-grammar";
import { identifyModelName } from "./mentions/model-id";

/** The size is present only if the name states one; a name without a size does not contradict a known size. */
type ModelFacts = Pick<ExtractedClaim, "model_id" | "model_family" | "active_b"> & { readonly size_b?: number };

type MetricFields = Pick<ExtractedClaim, "metric_id" | "k" | "higher_is_better">;

/** Derives id, family and sizes from a model name that a person entered, with the decisions of a board about names. */
export function identifyModel(name: string | null, lexicon: UserLexicon = EMPTY_USER_LEXICON): ModelFacts {
  activateLexicon(lexicon);
  if (name === null) return { model_id: null, model_family: null, active_b: null };
  const family = findModelFamily(name);
  const { size_b, active_b } = parseModelSizes(name);
  return {
    model_id: identifyModelName(name),
    model_family: family?.name ?? null,
    // As in extraction: the active parameters of a family apply only to a name with a size.
    active_b: active_b ?? (size_b === undefined ? null : (family?.active_b ?? null)),
    ...(size_b !== undefined && { size_b }),
  };
}

/**
 * Derives id, k and direction from a metric name that a person entered: "pass@8" is pass@k with k = 8, "word error rate
 * (WER)" is WER. Only the metrics of `lexicon/` have an id.
 */
export function identifyMetric(name: string | null, lexicon: UserLexicon = EMPTY_USER_LEXICON): MetricFields {
  activateLexicon(lexicon);
  const k = name === null ? undefined : /@\s?(\d{1,4})$/.exec(name)?.[1];
  const general = name?.replace(/@\s?\d{1,4}$/, "@k");
  const acronym = /\(([^()]{1,20})\)$/.exec(name ?? "")?.[1];
  const named = [name, general, acronym].flatMap((n) => (n ? (findLexiconEntry(n)?.metric ?? []) : []));
  const metric = named[0] ?? null;
  return {
    metric_id: metric && isListedMetric(metric.id) ? metric.id : null,
    k: k ? Number(k) : null,
    higher_is_better: metric?.higherIsBetter ?? null,
  };
}

/** Returns the lexicon name of a benchmark: "MathVista" for "Math Vista"; an unlisted name is returned unchanged. */
export function identifyBenchmark(name: string, lexicon: UserLexicon = EMPTY_USER_LEXICON): string {
  activateLexicon(lexicon);
  return findLexiconEntry(name)?.benchmark?.name ?? name;
}
