import type { Claim } from "@/lib/claim/claim";
import { explainGrade, formatGrade } from "@/lib/claim/grade";
import classes from "./grade-mark.module.css";

/** The grade of a claim as a word after a full, half or empty circle; its meaning is the tooltip. */
export function GradeMark({ grade }: Pick<Claim, "grade">) {
  return (
    <span className={classes.grade} data-grade={grade ?? "none"} data-testid="grade" title={explainGrade(grade)}>
      {formatGrade(grade)}
    </span>
  );
}
