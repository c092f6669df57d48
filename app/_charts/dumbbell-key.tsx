import type { Pair } from "@/lib/series";
import classes from "./dumbbells.module.css";

/** What the shapes mean. */
export function DumbbellKey({ pairs }: { readonly pairs: readonly Pair[] }) {
  const worse = pairs.some((pair) => pair.better === false);
  return (
    <p className={classes.key}>
      <span>
        <span className={classes.sample} aria-hidden>
          <span className={classes.before} style={{ left: "50%" }} />
        </span>
        ring: before
      </span>
      <span>
        <span className={classes.sample} aria-hidden>
          <span className={classes.after} style={{ left: "50%" }} />
        </span>
        dot: after
      </span>
      {worse && (
        <span>
          <span className={classes.sample} data-worse aria-hidden>
            <span className={classes.after} style={{ left: "50%" }} />
          </span>
          diamond: after, and worse
        </span>
      )}
    </p>
  );
}
