import page from "@/app/_ui/page.module.css";
import { formatNumber } from "@/lib/format/numbers";

/** Rows of a table beside a chart; the table of claims has them all. */
export const MAX_TABLE_ROWS = 100;

/** Says where a table beside a chart is cut. */
export function TruncatedRowsNote({ count }: { readonly count: number }) {
  if (count <= MAX_TABLE_ROWS) return null;
  return (
    <p className={page.note}>
      {`${formatNumber(MAX_TABLE_ROWS)} of ${formatNumber(count)} rows; the table of claims has them all.`}
    </p>
  );
}
