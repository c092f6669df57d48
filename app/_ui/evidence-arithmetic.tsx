import type { ReactNode } from "react";
import type { Claim } from "@/lib/claim/claim";
import { formatNumber, formatPoints, formatRelative } from "@/lib/format/numbers";
import classes from "./evidence.module.css";

const ROLE_LABELS = { own: "the paper's own result", baseline: "a rival's result", background: "background" } as const;

interface EvidenceFactProps {
  readonly name: string;
  /** True for what takes a line of its own. */
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
  if (claim.check === null) return "nothing to check";
  return claim.check === "ok" ? (
    <span className={classes.good}>✓ agrees with the stated gain</span>
  ) : (
    <span className={classes.bad}>{`✗ ${claim.check_note ?? "does not agree with the stated gain"}`}</span>
  );
}

interface Props {
  readonly claim: Claim;
  /** Why its rule makes claims. */
  readonly reason: string;
}

/** What follows from the numbers, and why the claim exists. */
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
              <EvidenceFact name="Error removed">{formatRelative(claim.error_cut)}</EvidenceFact>
            )}
            <EvidenceFact name="Check">
              <GainCheckResult claim={claim} />
            </EvidenceFact>
          </>
        )}
        <EvidenceFact name="Whose result">{ROLE_LABELS[claim.role]}</EvidenceFact>
        <EvidenceFact name="Rule" wide>
          <code className={classes.rule}>{claim.rule}</code>
          {reason !== claim.rule && `: ${reason}`}
        </EvidenceFact>
        <EvidenceFact name="Confidence" wide>
          {`${formatNumber(claim.confidence)}: how likely numbers, benchmarks and system are all right`}
        </EvidenceFact>
        <EvidenceFact name="Extractor">{claim.extractor}</EvidenceFact>
        <EvidenceFact name="Source" wide>{`${claim.source}, ${claim.locator}`}</EvidenceFact>
      </dl>
    </section>
  );
}
