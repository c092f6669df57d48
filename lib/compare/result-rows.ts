import { formatMetricName } from "../claim/metric-name";
import { formatClaimScope } from "../claim/scope";
import { formatSystemName } from "../claim/system-name";
import type { FamilyResults } from "./family-results";
import type { FamilyView } from "./family-view";
import { findMeasure } from "./result";
import type { GroupedResult, ResultGroup } from "./result-groups";

/** Rows of the exported table of results of a benchmark: what its page shows, in the same order. */

export const RESULT_EXPORT_COLUMNS = [
  "group",
  "paper_title",
  "system",
  "baseline",
  "size_b",
  "active_b",
  "benchmarks",
  "edition",
  "metric",
  "metric_assumed",
  "before",
  "after",
  "unit",
  "gain",
  "gain_measure",
  "better",
  "relative",
  "error_removed",
  "standard_error",
  "within_sampling_error",
  "scope",
  "role",
  "published",
  "confidence",
  "caution",
  "best",
  "claim_id",
  "paper_id",
] as const;
type ResultExportColumn = (typeof RESULT_EXPORT_COLUMNS)[number];
export type ResultExportRow = {
  readonly [K in ResultExportColumn]: string | number | boolean | readonly string[] | null;
};

function toExportRow(
  result: GroupedResult,
  { label }: ResultGroup,
  best: ReadonlySet<string>,
  view: FamilyView,
): ResultExportRow {
  const { claim, protocol, gains, error } = result;
  const measure = findMeasure(result, view.measure);
  const metric = formatMetricName(claim);
  return {
    group: label,
    paper_title: claim.paper_title,
    system: formatSystemName(claim),
    baseline: claim.baseline,
    size_b: claim.size_b,
    active_b: claim.active_b,
    benchmarks: claim.benchmarks,
    edition: protocol.edition,
    metric,
    metric_assumed: metric === null && protocol.metric.origin === "assumed" ? protocol.metric.name : null,
    before: result.before,
    after: result.after,
    unit: protocol.scale.unit,
    gain: measure === null ? null : gains[measure],
    gain_measure: measure,
    better: result.better,
    relative: gains.relative,
    error_removed: gains.errorRemoved,
    standard_error: error === null ? null : Number(error.standardError.toPrecision(3)),
    within_sampling_error: error === null || result.form !== "change" ? null : result.withinError,
    scope: formatClaimScope(claim),
    role: claim.role,
    published: claim.published,
    confidence: claim.confidence,
    caution: result.reasons.map(({ text }) => text).join("; ") || null,
    best: best.has(claim.id),
    claim_id: claim.id,
    paper_id: claim.paper_id,
  };
}

/** Returns the rows of the main group in the order of the page, then those of groups that cannot be compared with it. */
export function toResultExportRows(
  { main, rows, others, best }: FamilyResults,
  view: FamilyView,
): readonly ResultExportRow[] {
  return [
    ...(main ? rows.map((result) => toExportRow(result, main, best, view)) : []),
    ...others.flatMap((group) => group.results.map((result) => toExportRow(result, group, best, view))),
  ];
}
