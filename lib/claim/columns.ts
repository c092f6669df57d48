import type { Claim } from "./claim";
import { formatClaimScope } from "./scope";
import { coverSpans, type Span } from "./span";
import { formatSystemName } from "./system-name";

/** Type of a cell; `number` cells are right-aligned, sorted by value and never escaped in CSV. */
export type ColumnType = "text" | "list" | "number" | "date" | "flag";

export interface ClaimColumn {
  readonly key: string;
  readonly label: string;
  readonly type: ColumnType;
  readonly description: string;
}

const column = <K extends string>(key: K, label: string, type: ColumnType, description: string) =>
  ({ key, label, type, description }) as const;

/** Columns of the CSV in the order of the contract; the table can show any of them. */
export const CLAIM_COLUMNS = [
  column("id", "Claim", "text", "Stable id of the claim"),
  column("paper_id", "Paper id", "text", "Stable id of the paper"),
  column("paper_title", "Paper", "text", "Title of the paper"),
  column("authors", "Authors", "list", "Authors of the paper"),
  column("published", "Date", "date", "Publication date of the paper"),
  column("paper_url", "Link", "text", "Address of the paper"),
  column("arxiv_id", "arXiv", "text", "arXiv id without version"),
  column("doi", "DOI", "text", "DOI of the paper"),
  column("source", "Source", "text", "File or query that the paper came from"),
  column("locator", "Location", "text", "Position in the source, such as a line or a record"),
  column("sentence", "Sentence", "text", "Sentence of the abstract that states the claim"),
  column("sentence_index", "Sentence no.", "number", "Index of the sentence in the abstract, from 0"),
  column("method", "Method", "text", "Technique or system proposed by the paper, if it is not itself a model"),
  column("model", "Model", "text", "Model whose performance the numbers describe, as named in the text"),
  column("size_b", "Size (B)", "number", "Model parameters in billions; total parameters for a mixture of experts"),
  column("benchmarks", "Benchmark", "list", "Named benchmarks; several if one value covers all of them"),
  column("benchmark_text", "Evaluated on", "text", "Description of the evaluation if no benchmark is named"),
  column("aggregate", "Average", "flag", "Whether the value is an average or overall result"),
  column("metric", "Metric", "text", "Metric as named in the text"),
  column("before", "Before", "number", "Value before"),
  column("after", "After", "number", "Value after; also holds a score without a before value"),
  column("of", "Of", "number", "Total of a count"),
  column("unit", "Unit", "text", "Unit of before and after"),
  column("gain", "Gain", "number", "Gain as stated in the text"),
  column("gain_max", "Gain to", "number", "Upper end of a stated range of gains"),
  column("gain_kind", "Gain type", "text", "Points, relative, percent (absolute or relative not stated) or times"),
  column("qualifier", "Qualifier", "text", "Up to, over, about or under"),
  column("baseline", "Baseline", "text", "System or value that the result is compared with"),
  column("model_id", "Model id", "text", "Canonical model"),
  column("model_family", "Family", "text", "Family of the model"),
  column("active_b", "Active (B)", "number", "Active parameters of a mixture of experts in billions"),
  column("metric_id", "Metric id", "text", "Canonical metric"),
  column("k", "k", "number", "k of pass@k"),
  column("higher_is_better", "Higher is better", "flag", "Direction of the metric"),
  column("points", "Points", "number", "After minus before, computed"),
  column("relative", "Relative %", "number", "Difference in percent of before, computed"),
  column("error_cut", "Error cut %", "number", "Reduction of the remaining error in percent, computed"),
  column("check", "Check", "text", "Whether the stated gain agrees with before and after"),
  column("check_note", "Check note", "text", "Result of the check in words"),
  column("role", "Role", "text", "System that the result belongs to: own (proposed), baseline or background"),
  column("evidence_start", "Evidence from", "number", "Start of the evidence in the abstract (UTF-16)"),
  column("evidence_end", "Evidence to", "number", "End of the evidence in the abstract (UTF-16)"),
  column("rule", "Rule", "text", "The rule that found the claim"),
  column("confidence", "Confidence", "number", "Estimated probability that the claim is correct, 0 to 1"),
  column("extractor", "Extractor", "text", "Version of the extractor"),
  column("system", "System", "text", "System as a person reads it: the method with its model"),
  column(
    "scope",
    "Scope",
    "text",
    "What the value covers if it is not a single benchmark: an average, or each of several",
  ),
  column("grade", "Grade", "text", "How far the claim can be trusted as extracted: certain, likely or check"),
  column("status", "Status", "text", "Review status: extracted, accepted, corrected or rejected"),
] as const satisfies readonly ClaimColumn[];

export type ColumnKey = (typeof CLAIM_COLUMNS)[number]["key"];
export const COLUMN_KEYS = CLAIM_COLUMNS.map((c) => c.key) as [ColumnKey, ...ColumnKey[]];

export const isColumnKey = (key: string): key is ColumnKey => (COLUMN_KEYS as readonly string[]).includes(key);

/** Columns of the table and of tables in documents, unless others are requested: who, on what, how well, and where. */
export const DEFAULT_COLUMNS: readonly ColumnKey[] = [
  "system",
  "size_b",
  "benchmarks",
  "metric",
  "before",
  "after",
  "gain",
  "grade",
  "paper_title",
  "published",
  "confidence",
];

export type CellValue = string | number | boolean | readonly string[] | null;

/** Returns the value of a claim in a column. */
export function getCellValue(claim: Claim, key: ColumnKey): CellValue {
  if (key === "evidence_start") return getEvidenceSpan(claim)?.[0] ?? null;
  if (key === "evidence_end") return getEvidenceSpan(claim)?.[1] ?? null;
  if (key === "system") return formatSystemName(claim);
  if (key === "scope") return formatClaimScope(claim);
  return claim[key];
}

/** Returns the smallest span of the abstract that covers every slot of a claim. */
function getEvidenceSpan({ spans }: Pick<Claim, "spans">): Span | null {
  return coverSpans(Object.values(spans).filter((span) => span !== undefined));
}
