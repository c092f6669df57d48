import { formatNumber } from "@/lib/format/numbers";
import classes from "./count-bar.module.css";

/** A count with a bar, as long as its share of the largest count of the table. On a phone, only the number. */
export function CountBar({ count, maxCount }: { readonly count: number; readonly maxCount: number }) {
  return (
    <span className={classes.bar}>
      <span
        className={classes.fill}
        data-count={count}
        style={{ width: `calc((100% - var(--count)) * ${count / maxCount})` }}
      />
      <span className={classes.count}>{formatNumber(count)}</span>
    </span>
  );
}
