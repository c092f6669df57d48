import { ExportButton } from "@/app/export/export-button";
import { COMPARE_BASE_PATH, type CompareQuery, comparePath } from "@/lib/compare/compare-query";

interface Props {
  readonly query: CompareQuery;
  /** Number of compared claims. */
  readonly total: number;
}

/** Exports the compared claims; hidden if there are none. */
export function CompareExportButton({ query, total }: Props) {
  if (total === 0) return null;
  return (
    <ExportButton basePath={COMPARE_BASE_PATH} queryString={comparePath(query).split("?")[1] ?? ""} total={total} />
  );
}
