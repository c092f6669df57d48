import type { Claim } from "./claim";
import { coverSpans, type Span } from "./span";

/** What a cell holds; `number` cells are right-aligned, sorted by value, and never escaped in CSV. */
export type ColumnType = "text" | "list" | "number" | "date" | "flag";

export interface ClaimColumn {
  readonly key: string;
  readonly label: string;
  readonly type: ColumnType;
  readonly description: string;
}

const column = <K extends string>(key: K, label: string, type: ColumnType, description: string) =>
  ({ key, label, type, description }) as const;

/** The columns of the CSV in the order of the contract; the table shows any of them. */
export const CLAIM_COLUMNS = [
  column("id", "Claim", "text", "Stable id of the claim"),
  column("paper_id", "Paper id", "text", "Stable id of the paper"),
  column("paper_title", "Paper", "text", "Title of the paper"),
  column("authors", "Authors", "list", "Authors of the paper"),
  column("published", "Date", "date", "Day on which the paper came out"),
  column("paper_url", "Link", "text", "Where the paper can be read"),
  column("arxiv_id", "arXiv", "text", "arXiv id without version"),
  column("doi", "DOI", "text", "DOI of the paper"),
  column("source", "Source", "text", "File or query that the paper came from"),
  column("locator", "Place", "text", "Where in the source"),
  column("sentence", "Sentence", "text", "The sentence that states the claim, as it stands in the abstract"),
  column("sentence_index", "Sentence no.", "number", "Which sentence of the abstract, from 0"),
  column("method", "Method", "text", "The paper's technique or system, where it is not itself a model"),
  column("model", "Model", "text", "The model whose performance the numbers describe, as named"),
  column("size_b", "Size (B)", "number", "Parameters of the model in billions; the total for a mixture of experts"),
  column("benchmarks", "Benchmark", "list", "Named benchmarks; several where one figure covers all of them"),
  column("benchmark_text", "Evaluated on", "text", "Description of the evaluation where no benchmark is named"),
  column("aggregate", "Average", "flag", "Whether the number is an average or overall figure"),
  column("metric", "Metric", "text", "The metric as named"),
  column("before", "Before", "number", "Value before"),
  column("after", "After", "number", "Value after; a lone score stands here"),
  column("of", "Of", "number", "Total of a count"),
  column("unit", "Unit", "text", "Unit of before and after"),
  column("gain", "Gain", "number", "The gain that the text states"),
  column("gain_max", "Gain to", "number", "Upper end of a stated range of gains"),
  column("gain_kind", "Kind of gain", "text", "Points, relative, percent (left open by the text) or times"),
  column("qualifier", "Qualifier", "text", "Up to, over, about or under"),
  column("baseline", "Compared with", "text", "What the numbers are compared with"),
  column("model_id", "Model id", "text", "Canonical model"),
  column("model_family", "Family", "text", "Family of the model"),
  column("active_b", "Active (B)", "number", "Active parameters of a mixture of experts in billions"),
  column("metric_id", "Metric id", "text", "Canonical metric"),
  column("k", "k", "number", "k of pass@k"),
  column("higher_is_better", "Higher is better", "flag", "Direction of the metric"),
  column("points", "Points", "number", "After less before, computed"),
  column("relative", "Relative %", "number", "Difference as a share of before, computed"),
  column("error_cut", "Error cut %", "number", "Share of the remaining error removed, computed"),
  column("check", "Check", "text", "Whether the stated gain agrees with before and after"),
  column("check_note", "Check note", "text", "What the check found"),
  column("role", "Role", "text", "Whose result it is: own, baseline or background"),
  column("evidence_start", "Evidence from", "number", "Start of the evidence in the abstract (UTF-16)"),
  column("evidence_end", "Evidence to", "number", "End of the evidence in the abstract (UTF-16)"),
  column("rule", "Rule", "text", "The rule that found the claim"),
  column("confidence", "Confidence", "number", "0 to 1"),
  column("extractor", "Extractor", "text", "Version of the extractor"),
  column("status", "Status", "text", "Extracted, accepted, corrected or rejected"),
] as const satisfies readonly ClaimColumn[];

export type ColumnKey = (typeof CLAIM_COLUMNS)[number]["key"];
export const COLUMN_KEYS = CLAIM_COLUMNS.map((c) => c.key) as [ColumnKey, ...ColumnKey[]];

/** The columns that the table shows unless others are asked for. */
export const DEFAULT_COLUMNS: readonly ColumnKey[] = [
  "paper_title",
  "model",
  "size_b",
  "benchmarks",
  "metric",
  "before",
  "after",
  "gain",
  "published",
];

export type CellValue = string | number | boolean | readonly string[] | null;

/** What a column shows of a claim. */
export function getCellValue(claim: Claim, key: ColumnKey): CellValue {
  if (key === "evidence_start") return getEvidenceSpan(claim)?.[0] ?? null;
  if (key === "evidence_end") return getEvidenceSpan(claim)?.[1] ?? null;
  return claim[key];
}

/** The stretch of the abstract that holds every slot of a claim. */
function getEvidenceSpan({ spans }: Pick<Claim, "spans">): Span | null {
  return coverSpans(Object.values(spans).filter((span) => span !== undefined));
}
