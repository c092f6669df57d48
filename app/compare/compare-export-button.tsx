import { ExportButton } from "@/app/export/export-button";
import { COMPARE_BASE_PATH, type CompareQuery, comparePath } from "@/lib/compare/compare-query";

interface Props {
  readonly query: CompareQuery;
  /** How many claims are compared. */
  readonly total: number;
}

/** The claims that are compared, as a file. */
export function CompareExportButton({ query, total }: Props) {
  if (total === 0) return null;
  return (
    <ExportButton basePath={COMPARE_BASE_PATH} queryString={comparePath(query).split("?")[1] ?? ""} total={total} />
  );
}
