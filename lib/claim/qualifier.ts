import { formatGain } from "../format/numbers";
import type { Claim, Qualifier } from "./claim";

/** Formatting of the qualifiers "up to", "over", "about" and "under". */

const QUALIFIER_SIGNS: Readonly<Record<Qualifier, string>> = { "up to": "up to", over: ">", about: "≈", under: "<" };
const REVERSED_QUALIFIERS: Readonly<Record<Qualifier, Qualifier>> = {
  "up to": "up to",
  over: "under",
  about: "about",
  under: "over",
};

/** Returns the sign of a qualifier: ">", "<" or "≈"; "up to" stays in words. */
export function getQualifierSign(qualifier: Qualifier | null): string {
  return qualifier === null ? "" : QUALIFIER_SIGNS[qualifier];
}

const isReversed = (qualifier: Qualifier | null, change: number): qualifier is Qualifier =>
  qualifier !== null && change < 0 && REVERSED_QUALIFIERS[qualifier] !== qualifier;

/** Returns the sign before a change: "cuts by over 80%" is a change of "< −80%". */
export function getChangeQualifierSign(qualifier: Qualifier | null, change: number): string {
  return getQualifierSign(isReversed(qualifier, change) ? REVERSED_QUALIFIERS[qualifier] : qualifier);
}

type QualifiedGain = Parameters<typeof formatGain>[0] & Pick<Claim, "qualifier">;

/** Returns the signed gain; multiples are printed without a sign ("> ÷10"), so they count as 0. */
const toSignedGain = ({ gain, gain_kind }: QualifiedGain): number =>
  gain === null || gain_kind === "times" ? 0 : gain;

/** Returns the sign before a stated gain. */
export function getGainQualifierSign(claim: QualifiedGain): string {
  return getChangeQualifierSign(claim.qualifier, toSignedGain(claim));
}

/** Joins sign and value: "> 72%". */
export function joinQualifier(sign: string, value: string): string {
  return sign === "" ? value : `${sign} ${value}`;
}

/** Formats the stated gain with its qualifier: "up to +7 pts", "< −80%". */
export function formatQualifiedGain(claim: QualifiedGain): string {
  return joinQualifier(getGainQualifierSign(claim), formatGain(claim));
}

/** Formats the stated gain with its qualifier in words: "over +7 pts", "a fall of over 80%". */
export function formatSpokenGain(claim: QualifiedGain): string {
  const { qualifier } = claim;
  const gain = formatGain(claim);
  return isReversed(qualifier, toSignedGain(claim))
    ? `a fall of ${qualifier} ${gain.slice(1)}`
    : joinQualifier(qualifier ?? "", gain);
}

/** Returns the qualifier of the value; if the text states a gain, the qualifier belongs to the gain. */
export function getValueQualifier({ gain, qualifier }: Pick<Claim, "gain" | "qualifier">): Qualifier | null {
  return gain === null ? qualifier : null;
}

/** Returns the qualifier of a gain in charts: a computed gain is exact, unless the text calls it the best case. */
export function getGainQualifier({
  before,
  after,
  gain,
  qualifier,
}: Pick<Claim, "before" | "after" | "gain" | "qualifier">): Qualifier | null {
  const stated = gain === null ? null : qualifier;
  return before !== null && after !== null && stated !== "up to" ? null : stated;
}
