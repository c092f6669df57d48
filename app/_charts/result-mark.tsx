import { findSizeStep, UNKNOWN_SIZE } from "@/lib/charts/size-step";
import classes from "./dumbbell-chart.module.css";

interface Props {
  /** Position on the track, in percent. */
  readonly percent: number;
  /** Model size in billions of parameters. */
  readonly size: number | null;
  readonly worse: boolean;
}

/** The mark of a result; its diameter shows the model size, and it is hollow if the size is unknown. */
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
