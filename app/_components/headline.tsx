import type { Claim } from "@/lib/claim";
import { metricName } from "@/lib/comparable";
import { formatParameters, formatPoints } from "@/lib/format";
import { systemName } from "@/lib/system-name";
import classes from "./evidence.module.css";
import { Change, StatedGain } from "./figures";

/** The claim as one line of figures and one of words. */
export function Headline({ claim }: { readonly claim: Claim }) {
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  const who = systemName(claim);
  const size = claim.size_b === null || who?.includes(`${claim.size_b}B`) ? null : formatParameters(claim.size_b);
  return (
    <div className={classes.headline}>
      <p className={classes.figures}>
        <Change claim={claim} />
        {claim.gain !== null ? (
          <StatedGain claim={claim} />
        ) : (
          claim.points !== null && <span className={classes.computed}>{formatPoints(claim.points, claim.unit)}</span>
        )}
      </p>
      <p className={classes.words}>
        {who && <strong>{[who, size].filter(Boolean).join(", ")}</strong>}
        {on && <span>{` ${claim.aggregate && claim.benchmarks.length > 1 ? "average over" : "on"} ${on}`}</span>}
        {metricName(claim) && <span className={classes.dim}>{`, ${metricName(claim)}`}</span>}
        {claim.baseline && <span className={classes.dim}>{`, compared with ${claim.baseline}`}</span>}
      </p>
    </div>
  );
}
