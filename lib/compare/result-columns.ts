import { formatMetricName } from "../claim/metric-name";
import { formatSystemName } from "../claim/system-name";
import type { SortableValueColumn } from "../query/table-sort";
import type { FamilyView } from "./family-view";
import { findMeasure, RESULT_MEASURES, type Result } from "./result";

/** Values by which tables of results are sorted. */

/** More than any gain; gains of one measure never mix with those of another. */
const MEASURE_STEP = 1e9;

/**
 * Returns the value of a gain for sorting, best first if descending: gains of the preferred measure first, then points,
 * differences, relative percent, percent of unknown kind, and multiples; null without a gain.
 */
export function toGainSortValue(result: Pick<Result, "gains">, preferred: FamilyView["measure"]): number | null {
  const measure = findMeasure(result, preferred);
  if (measure === null) return null;
  const rank = measure === preferred ? 0 : 1 + RESULT_MEASURES.indexOf(measure);
  return Math.max(-MEASURE_STEP / 2, Math.min(MEASURE_STEP / 2, result.gains[measure] ?? 0)) - rank * MEASURE_STEP;
}

export const RESULT_COLUMN_IDS = [
  "paper",
  "system",
  "baseline",
  "size",
  "edition",
  "metric",
  "before",
  "after",
  "gain",
  "relative",
  "scope",
  "date",
  "confidence",
] as const;
export type ResultColumnId = (typeof RESULT_COLUMN_IDS)[number];

/** Returns the columns of a table of results with their values for sorting. */
export function toResultColumns(
  view: Pick<FamilyView, "measure" | "size_of">,
): (SortableValueColumn<Result> & { readonly id: ResultColumnId })[] {
  const values: { readonly [K in ResultColumnId]: NonNullable<SortableValueColumn<Result>["sortValue"]> } = {
    paper: ({ claim }) => claim.paper_title,
    system: ({ claim }) => formatSystemName(claim),
    baseline: ({ claim }) => claim.baseline,
    size: ({ claim }) => (view.size_of === "active" ? (claim.active_b ?? claim.size_b) : claim.size_b),
    edition: ({ protocol }) =>
      protocol.scope === "single" ? (protocol.edition ?? protocol.benchmarks[0] ?? null) : null,
    metric: ({ claim }) => formatMetricName(claim),
    before: ({ before }) => before,
    after: ({ after }) => after,
    gain: (result) => toGainSortValue(result, view.measure),
    relative: ({ gains }) => gains.relative,
    scope: ({ protocol }) => (protocol.scope === "single" ? null : protocol.benchmarks.length),
    date: ({ claim }) => claim.published,
    confidence: ({ claim }) => claim.confidence,
  };
  return RESULT_COLUMN_IDS.map((id) => ({ id, sortValue: values[id] }));
}
