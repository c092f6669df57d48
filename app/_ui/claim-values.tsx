import type { Claim } from "@/lib/claim/claim";
import { formatSpokenGain, getGainQualifierSign, getQualifierSign, getValueQualifier } from "@/lib/claim/qualifier";
import { type NumberParts, toGainParts, toValueParts } from "@/lib/format/numbers";
import classes from "./claim-values.module.css";

/** A number with its unit in smaller type. */
export function NumberWithUnit({ figure: { number, unit } }: { readonly figure: NumberParts }) {
  return (
    <span className={classes.figure}>
      {number}
      {unit !== null && <span className={classes.unit}>{unit.startsWith("%") ? unit : `\u00a0${unit}`}</span>}
    </span>
  );
}

/** Qualifier before a value: "up to" or a comparison sign. */
export function QualifierText({ sign }: { readonly sign: string }) {
  return sign !== "" && <span className={classes.qualifier}>{`${sign}\u00a0`}</span>;
}

type ChangeFields = Pick<Claim, "before" | "after" | "of" | "unit" | "gain" | "qualifier">;

/** "66.3 → 72.9%", "90 → < 2%", a single score, or nothing if the claim has neither. */
export function ClaimChange({ claim }: { readonly claim: ChangeFields }) {
  const { before, after, of, unit } = claim;
  if (before === null && after === null) return null;
  return (
    <span className={classes.figure}>
      {before !== null && after !== null && (
        <>
          <span className={classes.before}>{toValueParts(before, null).number}</span>
          <span className={classes.arrow}> → </span>
        </>
      )}
      <QualifierText sign={getQualifierSign(getValueQualifier(claim))} />
      <NumberWithUnit figure={toValueParts(after ?? before, unit, of)} />
    </span>
  );
}

/** Stated gain with its qualifier. */
export function ClaimStatedGain({
  claim,
}: {
  readonly claim: Pick<Claim, "gain" | "gain_max" | "gain_kind" | "unit" | "qualifier">;
}) {
  return (
    <span className={classes.figure} title={claim.qualifier === null ? undefined : formatSpokenGain(claim)}>
      <QualifierText sign={getGainQualifierSign(claim)} />
      <NumberWithUnit figure={toGainParts(claim)} />
    </span>
  );
}
