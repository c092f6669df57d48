/** The spellings of a name. All are folded when matched (case, spaces, hyphens, apostrophes). */
interface SurfaceForms {
  /** Other spellings that folding does not cover. */
  readonly aliases?: readonly string[];
  /** Spellings whose case must match, where `name` and `aliases` may differ in case: "HLE", "EM", "NQ". */
  readonly exactAliases?: readonly string[];
  /** The name is an ordinary word or too short: its case and that of its aliases must match ("MATH", "DROP"). */
  readonly exact?: true;
  /** An ordinary word or an ambiguous abbreviation ("Traffic", "NSD"): a name only if adjacent words confirm it. */
  readonly common?: true;
}

/** A benchmark or data set on which results are reported: a row of `benchmarks.tsv`. */
export interface BenchmarkRow extends SurfaceForms {
  /** Canonical name, as the literature writes it: "AIME 2024", "SWE-bench Verified". */
  readonly name: string;
  /** Common name of several rows: "AIME", "SWE-bench". */
  readonly family?: string;
  /** Id of the usual metric; the extractor never assumes it for a claim. */
  readonly metric?: string;
}

/** A quantity in which results are stated: a row of `metrics.tsv`. */
export interface MetricRow extends SurfaceForms {
  readonly id: string;
  /** As printed: "accuracy", "pass@k". */
  readonly name: string;
  /** Null where the direction depends on the paper. */
  readonly higherIsBetter: boolean | null;
  /** Upper end of the natural scale (100 for percentages and scores out of 100); null if unbounded. */
  readonly bound: number | null;
  /** Usual unit: "s", "tokens", "GB", "dB". */
  readonly unit?: string;
  readonly kind: "quality" | "cost" | "data";
}

/** A model, or a family of models that share a name and a version, without size and suffixes: a row of `models.tsv`. */
export interface ModelRow extends SurfaceForms {
  /** Family with version: "Qwen2.5-VL", "Llama 3.1", "GPT-4o", "DeepSeek-R1". */
  readonly name: string;
  readonly kind: "llm" | "vision" | "speech" | "embedding" | "diffusion" | "rl" | "classic";
  /** Active parameters of a mixture of experts, in billions, where the name has one size only (DeepSeek-R1: 37). */
  readonly active_b?: number;
}
