import { formatGain } from "../format/numbers";
import type { Claim, Qualifier } from "./claim";

/** How a page says that a number is "up to", "over", "about" or "under". */

const QUALIFIER_SIGNS: Readonly<Record<Qualifier, string>> = { "up to": "up to", over: ">", about: "≈", under: "<" };
const REVERSED_QUALIFIERS: Readonly<Record<Qualifier, Qualifier>> = {
  "up to": "up to",
  over: "under",
  about: "about",
  under: "over",
};

/** The sign that stands before a qualified value; "up to" has none and stays in words. */
export function getQualifierSign(qualifier: Qualifier | null): string {
  return qualifier === null ? "" : QUALIFIER_SIGNS[qualifier];
}

const isReversed = (qualifier: Qualifier | null, change: number): qualifier is Qualifier =>
  qualifier !== null && change < 0 && REVERSED_QUALIFIERS[qualifier] !== qualifier;

/** The sign before a change: "cuts by over 80%" tells how far it falls, and as a number it is "< −80 %". */
export function getChangeQualifierSign(qualifier: Qualifier | null, change: number): string {
  return getQualifierSign(isReversed(qualifier, change) ? REVERSED_QUALIFIERS[qualifier] : qualifier);
}

type QualifiedGain = Parameters<typeof formatGain>[0] & Pick<Claim, "qualifier">;

/** What a stated gain is printed with its minus as; a multiple is printed as how far alone: "> ÷10". */
const toSignedGain = ({ gain, gain_kind }: QualifiedGain): number =>
  gain === null || gain_kind === "times" ? 0 : gain;

/** The sign before a stated gain. */
export function getGainQualifierSign(claim: QualifiedGain): string {
  return getChangeQualifierSign(claim.qualifier, toSignedGain(claim));
}

/** A figure behind its sign: "> 72 %". */
export function joinQualifier(sign: string, value: string): string {
  return sign === "" ? value : `${sign} ${value}`;
}

/** The stated gain with what qualifies it: "up to +7 pts", "< −80 %". */
export function formatQualifiedGain(claim: QualifiedGain): string {
  return joinQualifier(getGainQualifierSign(claim), formatGain(claim));
}

/** The same in words: "over +7 pts", "a fall of over 80 %". */
export function formatSpokenGain(claim: QualifiedGain): string {
  const { qualifier } = claim;
  const gain = formatGain(claim);
  return isReversed(qualifier, toSignedGain(claim))
    ? `a fall of ${qualifier} ${gain.slice(1)}`
    : joinQualifier(qualifier ?? "", gain);
}

/** What qualifies the value of a claim: its qualifier belongs to the gain where the text states one. */
export function getValueQualifier({ gain, qualifier }: Pick<Claim, "gain" | "qualifier">): Qualifier | null {
  return gain === null ? qualifier : null;
}

/** What qualifies a gain as charts give it: what is computed is exact, but where the text calls it the best case. */
export function getGainQualifier({
  before,
  after,
  gain,
  qualifier,
}: Pick<Claim, "before" | "after" | "gain" | "qualifier">): Qualifier | null {
  const stated = gain === null ? null : qualifier;
  return before !== null && after !== null && stated !== "up to" ? null : stated;
}
