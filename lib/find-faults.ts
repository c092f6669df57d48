import type { Claim } from "./claim";

/** What looks wrong in a claim: in the paper, or in how it was read. */
export interface Fault {
  readonly kind: "arithmetic" | "range" | "direction";
  readonly message: string;
}

/** All that looks wrong in a claim by itself. */
export function findFaults(claim: Claim): Fault[] {
  const faults: Fault[] = [];
  if (claim.check === "mismatch") faults.push({ kind: "arithmetic", message: claim.check_note ?? "does not add up" });
  const { before, after, gain, unit, of, higher_is_better } = claim;
  const isShare = unit === "%";
  for (const value of [before, after]) {
    if (isShare && value !== null && (value < 0 || value > 100)) {
      faults.push({ kind: "range", message: `${value}% is no share of anything` });
    }
  }
  if (of !== null && after !== null && after > of) {
    faults.push({ kind: "range", message: `${after} are more than the ${of} there are` });
  }
  if (
    before !== null &&
    after !== null &&
    gain !== null &&
    // Where less is better, "improves by 3" and "falls by 3" are the same change.
    higher_is_better === true &&
    before !== after &&
    Math.sign(after - before) !== Math.sign(gain)
  ) {
    faults.push({ kind: "direction", message: `goes from ${before} to ${after}, and the stated gain is ${gain}` });
  }
  return faults;
}
