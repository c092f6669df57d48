import page from "@/app/_components/page.module.css";
import { formatNumber } from "@/lib/format";

/** Rows of a table beside a chart; the table of claims has them all. */
export const MOST_TWINS = 100;

/** Says where a table beside a chart is cut. */
export function MoreRows({ count }: { readonly count: number }) {
  if (count <= MOST_TWINS) return null;
  return (
    <p className={page.note}>
      {`${formatNumber(MOST_TWINS)} of ${formatNumber(count)} rows; the table of claims has them all.`}
    </p>
  );
}
