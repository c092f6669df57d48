import type { Pair, Score } from "@/lib/chart-points";
import { stepsOf, UNKNOWN_SIZE } from "@/lib/size-step";
import classes from "./dumbbells.module.css";
import { EndMark } from "./end-mark";

/** What the shapes and their sizes mean. */
export function DumbbellKey({ points }: { readonly points: readonly (Pair | Score)[] }) {
  const pairs = points.filter((point) => "after" in point);
  const worse = pairs.some((pair) => pair.better === false);
  const after = pairs.length === 0 ? "" : pairs.length < points.length ? "after or score, " : "after, ";
  const { steps, unknown } = stepsOf(points.map((point) => point.size_b));
  return (
    <p className={classes.key}>
      {pairs.length > 0 && (
        <span>
          <span className={classes.sample} aria-hidden>
            <span className={classes.before} style={{ left: "50%" }} />
          </span>
          before
        </span>
      )}
      {worse && (
        <span>
          <span className={classes.sample} aria-hidden>
            <EndMark at={50} size={7} worse />
          </span>
          after, and worse
        </span>
      )}
      {steps.map(({ upTo, label }) => (
        <span key={label}>
          <span className={classes.sample} aria-hidden>
            <EndMark at={50} size={upTo} worse={false} />
          </span>
          {after + label}
        </span>
      ))}
      {unknown && (
        <span>
          <span className={classes.sample} aria-hidden>
            <EndMark at={50} size={null} worse={false} />
          </span>
          {after + UNKNOWN_SIZE.label}
        </span>
      )}
    </p>
  );
}
