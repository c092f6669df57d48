import { EvidenceLink } from "@/app/_components/evidence-link";
import { StatedGain } from "@/app/_components/figures";
import type { ClaimRow } from "@/lib/claim-row";
import { formatGain, formatPoints, MISSING } from "@/lib/format";
import classes from "./cell-content.module.css";

/** The stated gain; where the text states none, the difference that its numbers give, set apart. */
export function GainCell({ row }: { readonly row: ClaimRow }) {
  const mismatch = row.check === "mismatch";
  if (row.gain !== null) {
    return (
      <EvidenceLink
        claim={row.id}
        className={classes.gain}
        label={`${[row.qualifier, formatGain(row)].filter(Boolean).join(" ")}${mismatch ? ", does not add up" : ""}, show the evidence`}
      >
        {mismatch && (
          <span className={classes.mismatch} title={row.check_note ?? "does not agree with before and after"}>
            ≠
          </span>
        )}
        <StatedGain claim={row} />
      </EvidenceLink>
    );
  }
  if (row.points === null)
    return (
      <span className={classes.missing} data-missing>
        {MISSING}
      </span>
    );
  const text = formatPoints(row.points, row.unit);
  return (
    <EvidenceLink
      claim={row.id}
      className={classes.computed}
      title="Computed from before and after; the text states no gain"
      label={`${text}, computed, show the evidence`}
    >
      {text}
    </EvidenceLink>
  );
}
