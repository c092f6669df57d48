import type { Pair } from "@/lib/chart-points";
import { stepsOf, UNKNOWN_SIZE } from "@/lib/size-step";
import classes from "./dumbbells.module.css";
import { EndMark } from "./end-mark";

/** What the shapes and their sizes mean. */
export function DumbbellKey({ pairs }: { readonly pairs: readonly Pair[] }) {
  const worse = pairs.some((pair) => pair.better === false);
  const { steps, unknown } = stepsOf(pairs.map((pair) => pair.size_b));
  return (
    <p className={classes.key}>
      <span>
        <span className={classes.sample} aria-hidden>
          <span className={classes.before} style={{ left: "50%" }} />
        </span>
        before
      </span>
      {worse && (
        <span>
          <span className={classes.sample} aria-hidden>
            <EndMark at={50} size={7} worse />
          </span>
          after, and worse
        </span>
      )}
      {steps.map(({ from, label }) => (
        <span key={label}>
          <span className={classes.sample} aria-hidden>
            <EndMark at={50} size={from} worse={false} />
          </span>
          {`after, ${label}`}
        </span>
      ))}
      {unknown && (
        <span>
          <span className={classes.sample} aria-hidden>
            <EndMark at={50} size={null} worse={false} />
          </span>
          {`after, ${UNKNOWN_SIZE.label}`}
        </span>
      )}
    </p>
  );
}
