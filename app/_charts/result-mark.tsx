import { findSizeStep, UNKNOWN_SIZE } from "@/lib/charts/size-step";
import classes from "./dumbbell-chart.module.css";

interface Props {
  /** Place on the track, in percent. */
  readonly percent: number;
  /** Of the model, in billions of parameters. */
  readonly size: number | null;
  readonly worse: boolean;
}

/** Where a result ends up: as large as its model's step, with a hole where the size is not known. */
export function ResultMark({ percent, size, worse }: Props) {
  const { diameter } = findSizeStep(size) ?? UNKNOWN_SIZE;
  return (
    <span
      className={classes.after}
      data-worse={worse || undefined}
      data-unknown={size === null || undefined}
      style={{ left: `${percent}%`, width: diameter, height: diameter }}
    />
  );
}
