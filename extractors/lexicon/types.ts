/** The field of a benchmark: one file of rows each. */
export type Domain =
  | "3d"
  | "agent"
  | "audio"
  | "biology"
  | "chemistry"
  | "code"
  | "depth"
  | "detection"
  | "dialogue"
  | "document"
  | "driving"
  | "education"
  | "finance"
  | "generation"
  | "graph"
  | "hallucination"
  | "instruction"
  | "knowledge"
  | "knowledge-graph"
  | "legal"
  | "long-context"
  | "math"
  | "medical"
  | "multilingual"
  | "multimodal"
  | "music"
  | "navigation"
  | "nlp"
  | "optimization"
  | "physics"
  | "pose"
  | "proof"
  | "qa"
  | "reasoning"
  | "recsys"
  | "reid"
  | "remote-sensing"
  | "restoration"
  | "retrieval"
  | "reward"
  | "rl"
  | "robotics"
  | "safety"
  | "security"
  | "segmentation"
  | "speech"
  | "sql"
  | "summarization"
  | "tabular"
  | "time-series"
  | "tool-use"
  | "tracking"
  | "translation"
  | "video"
  | "vision";

/** The surfaces of a name. All are folded when matched (case, spaces, hyphens, apostrophes): see `foldName`. */
interface SurfaceForms {
  /** Other surface forms, beyond what folding gives. */
  readonly aliases?: readonly string[];
  /** Surface forms whose case must match, where `name` and `aliases` may differ in case: "HLE", "EM", "NQ". */
  readonly exactAliases?: readonly string[];
  /** The name is an ordinary word or too short: the case of it and of its aliases must match ("MATH", "DROP"). */
  readonly exact?: true;
}

/** A benchmark or data set on which results are reported. */
export interface BenchmarkRow extends SurfaceForms {
  /** Canonical name, as the literature writes it: "AIME 2024", "SWE-bench Verified". */
  readonly name: string;
  readonly domain: Domain;
  /** What several rows belong to: "AIME", "SWE-bench", "GPQA". */
  readonly family?: string;
  /** The usual metric's id; for display only, never assumed for a claim. */
  readonly metric?: string;
  /** Ordinary even with its capitals ("Traffic", "Actor"), or letters of many meanings ("NSD"): a name only where words beside it say so. */
  readonly common?: true;
}

/** A quantity that results are stated in. */
export interface MetricRow extends SurfaceForms {
  readonly id: string;
  /** As shown: "accuracy", "pass@k". */
  readonly name: string;
  /** Null where the direction depends on the paper. */
  readonly higherIsBetter: boolean | null;
  /** Upper end of the natural scale (100 for percents and scores out of 100); null if unbounded. */
  readonly bound: number | null;
  /** Unit of measure of the metric, as the literature mostly gives it: "s", "tokens", "GB", "dB". */
  readonly unit?: string;
  readonly kind: "quality" | "cost" | "data";
}

/** A model, or a family of models that share a name and a version; sizes and suffixes stay out of the name. */
export interface ModelRow extends SurfaceForms {
  /** Family with version: "Qwen2.5-VL", "Llama 3.1", "GPT-4o", "DeepSeek-R1". */
  readonly name: string;
  /** "Qwen", "Llama", "GPT", "DeepSeek". */
  readonly line: string;
  readonly org?: string;
  /** "YYYY-MM", where known. */
  readonly released?: string;
  /** Published total sizes, in billions of parameters. */
  readonly sizes?: readonly number[];
  /** Billions of parameters, where the name stands for one size only (DeepSeek-R1: 671). */
  readonly total_b?: number;
  /** Active parameters of a mixture of experts, in billions (37). */
  readonly active_b?: number;
  readonly kind?: "llm" | "vision" | "speech" | "embedding" | "diffusion" | "rl" | "classic";
  /** Ordinary even with its capitals ("Falcon", "Dream"): a name only with a size or beside other models. */
  readonly common?: true;
}
