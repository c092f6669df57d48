import type { Claim } from "@/lib/claim";
import { type Figure, formatQualifier, gainFigure, valueFigure } from "@/lib/format";
import classes from "./figures.module.css";

/** A number with its unit set smaller. */
export function FigureText({ figure: { number, unit } }: { readonly figure: Figure }) {
  return (
    <span className={classes.figure}>
      {number}
      {unit !== null && <span className={classes.unit}>{`\u00a0${unit}`}</span>}
    </span>
  );
}

type Values = Pick<Claim, "before" | "after" | "of" | "unit">;

/** "66.3 → 72.9 %", a lone score, or nothing where the claim has neither. */
export function Change({ claim: { before, after, of, unit } }: { readonly claim: Values }) {
  if (before === null && after === null) return null;
  if (before === null || after === null) return <FigureText figure={valueFigure(after ?? before, unit, of)} />;
  return (
    <span className={classes.figure}>
      <span className={classes.before}>{valueFigure(before, null).number}</span>
      <span className={classes.arrow}> → </span>
      <FigureText figure={valueFigure(after, unit, of)} />
    </span>
  );
}

/** The stated gain with its qualifier. */
export function StatedGain({
  claim,
}: {
  readonly claim: Pick<Claim, "gain" | "gain_max" | "gain_kind" | "unit" | "qualifier">;
}) {
  return (
    <span className={classes.figure}>
      {claim.qualifier !== null && (
        <span className={classes.qualifier}>{`${formatQualifier(claim.qualifier)}\u00a0`}</span>
      )}
      <FigureText figure={gainFigure(claim)} />
    </span>
  );
}
