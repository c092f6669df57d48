import type { Claim } from "@/lib/claim";
import { type Figure, gainFigure, valueFigure } from "@/lib/format";
import { gainSign, qualifierSign, spokenGain, valueQualifier } from "@/lib/qualifier";
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

/** "up to" or a sign before a figure. */
export function QualifierText({ sign }: { readonly sign: string }) {
  return sign !== "" && <span className={classes.qualifier}>{`${sign}\u00a0`}</span>;
}

type Values = Pick<Claim, "before" | "after" | "of" | "unit" | "gain" | "qualifier">;

/** "66.3 → 72.9 %", "90 → < 2 %", a lone score, or nothing where the claim has neither. */
export function Change({ claim }: { readonly claim: Values }) {
  const { before, after, of, unit } = claim;
  if (before === null && after === null) return null;
  return (
    <span className={classes.figure}>
      {before !== null && after !== null && (
        <>
          <span className={classes.before}>{valueFigure(before, null).number}</span>
          <span className={classes.arrow}> → </span>
        </>
      )}
      <QualifierText sign={qualifierSign(valueQualifier(claim))} />
      <FigureText figure={valueFigure(after ?? before, unit, of)} />
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
    <span className={classes.figure} title={claim.qualifier === null ? undefined : spokenGain(claim)}>
      <QualifierText sign={gainSign(claim)} />
      <FigureText figure={gainFigure(claim)} />
    </span>
  );
}
