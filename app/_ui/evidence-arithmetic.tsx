import type { ReactNode } from "react";
import type { Claim } from "@/lib/claim/claim";
import { formatShareOfHundred, GRADED_SLOT_LABELS, GRADED_SLOTS, type SlotConfidence } from "@/lib/claim/grade";
import { formatRole } from "@/lib/claim/role";
import { formatNumber, formatPoints, formatRelative } from "@/lib/format/numbers";
import classes from "./evidence.module.css";

interface EvidenceFactProps {
  readonly name: string;
  /** True for a fact that needs a whole line. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function EvidenceFact({ name, wide = false, children }: EvidenceFactProps) {
  return (
    <div className={`${classes.fact} ${wide ? classes.wide : ""}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function GainCheckResult({ claim }: { readonly claim: Claim }) {
  if (claim.check === null) return "not applicable";
  return claim.check === "ok" ? (
    <span className={classes.good}>✓ agrees with the stated gain</span>
  ) : (
    <span className={classes.bad}>{`✗ ${claim.check_note ?? "does not agree with the stated gain"}`}</span>
  );
}

/** "numbers 98%, benchmark 87%, …" */
const formatSlotShares = (confidence: SlotConfidence): string =>
  GRADED_SLOTS.map((slot) => `${GRADED_SLOT_LABELS[slot]} ${formatShareOfHundred(confidence[slot])}`).join(", ");

interface Props {
  readonly claim: Claim;
  /** Reason of the rule that extracted the claim. */
  readonly reason: string;
}

/** Values computed from the numbers, and the origin of the claim. */
export function EvidenceArithmetic({ claim, reason }: Props) {
  return (
    <section>
      <h3 className={classes.heading}>Arithmetic and origin</h3>
      <dl className={classes.facts}>
        {claim.points !== null && (
          <>
            <EvidenceFact name="Difference">{formatPoints(claim.points, claim.unit)}</EvidenceFact>
            <EvidenceFact name="Relative">{formatRelative(claim.relative)}</EvidenceFact>
            {claim.error_cut !== null && (
              <EvidenceFact name="Error reduction">{formatRelative(claim.error_cut)}</EvidenceFact>
            )}
            <EvidenceFact name="Check">
              <GainCheckResult claim={claim} />
            </EvidenceFact>
          </>
        )}
        <EvidenceFact name="Role">{formatRole(claim.role)}</EvidenceFact>
        <EvidenceFact name="Rule" wide>
          <code className={classes.rule}>{claim.rule}</code>
          {reason !== claim.rule && `: ${reason}`}
        </EvidenceFact>
        {claim.slot_confidence && (
          <EvidenceFact name="Probability that each slot is right" wide>
            {formatSlotShares(claim.slot_confidence)}
          </EvidenceFact>
        )}
        <EvidenceFact name="Confidence" wide>
          {`${formatNumber(claim.confidence)}: estimated probability that numbers, benchmarks and system are all correct`}
        </EvidenceFact>
        <EvidenceFact name="Extractor">{claim.extractor}</EvidenceFact>
        <EvidenceFact name="Source" wide>{`${claim.source}, ${claim.locator}`}</EvidenceFact>
      </dl>
    </section>
  );
}
