import type { ReactNode } from "react";
import type { Claim } from "@/lib/claim";
import { formatNumber, formatPoints, formatRelative } from "@/lib/format";
import classes from "./evidence.module.css";

const ROLES = { own: "the paper's own result", baseline: "a rival's result", background: "background" } as const;

interface FactProps {
  readonly name: string;
  /** True for what takes a line of its own. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={`${classes.fact} ${wide ? classes.wide : ""}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Check({ claim }: { readonly claim: Claim }) {
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
            <Fact name="Difference">{formatPoints(claim.points, claim.unit)}</Fact>
            <Fact name="Relative">{formatRelative(claim.relative)}</Fact>
            {claim.error_cut !== null && <Fact name="Error removed">{formatRelative(claim.error_cut)}</Fact>}
            <Fact name="Check">
              <Check claim={claim} />
            </Fact>
          </>
        )}
        <Fact name="Whose result">{ROLES[claim.role]}</Fact>
        <Fact name="Rule" wide>
          <code className={classes.rule}>{claim.rule}</code>
          {reason !== claim.rule && `: ${reason}`}
        </Fact>
        <Fact name="Confidence" wide>
          {`${formatNumber(claim.confidence)}: how likely numbers, benchmarks and system are all right`}
        </Fact>
        <Fact name="Extractor">{claim.extractor}</Fact>
        <Fact name="Source" wide>{`${claim.source}, ${claim.locator}`}</Fact>
      </dl>
    </section>
  );
}
