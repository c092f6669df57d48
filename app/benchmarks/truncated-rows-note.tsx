import page from "@/app/_ui/page.module.css";
import { formatNumber } from "@/lib/format/numbers";

/** Row limit of the data table of a chart. */
export const MAX_TABLE_ROWS = 100;

/** Note on omitted rows of the data table of a chart; empty if all are shown. */
export function TruncatedRowsNote({ count }: { readonly count: number }) {
  if (count <= MAX_TABLE_ROWS) return null;
  return (
    <p className={page.note}>
      {`Showing ${formatNumber(MAX_TABLE_ROWS)} of ${formatNumber(count)} rows. The claims table lists all.`}
    </p>
  );
}
