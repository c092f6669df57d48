import { isHollow, type KeyEntry, outline } from "@/lib/plot";
import classes from "./plot.module.css";

/** What the shapes of a chart mean. */
export function PlotKey({ entries }: { readonly entries: readonly KeyEntry[] }) {
  return (
    <p className={classes.key}>
      {entries.map(({ shape, tone, label }) => (
        <span key={shape}>
          <svg
            viewBox="-8 -8 16 16"
            width="14"
            height="14"
            className={classes.mark}
            data-tone={tone}
            data-hollow={isHollow(shape) || undefined}
            aria-hidden="true"
          >
            <path d={outline(shape)} />
          </svg>
          {label}
        </span>
      ))}
    </p>
  );
}
