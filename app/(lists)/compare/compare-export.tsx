import { ExportMenu } from "@/app/_components/export-menu";
import { COMPARE_FOLDER, type CompareQuery, comparePath } from "@/lib/compare-path";

interface Props {
  readonly query: CompareQuery;
  /** How many claims are compared. */
  readonly total: number;
}

/** The claims that are compared, as a file. */
export function CompareExport({ query, total }: Props) {
  if (total === 0) return null;
  return <ExportMenu folder={COMPARE_FOLDER} address={comparePath(query).split("?")[1] ?? ""} total={total} />;
}
