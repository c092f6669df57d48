import type { Claim, Qualifier } from "./claim";
import { formatGain } from "./format";

/** How a page says that a number is "up to", "over", "about" or "under". */

const SIGNS: Readonly<Record<Qualifier, string>> = { "up to": "up to", over: ">", about: "≈", under: "<" };
const TURNED: Readonly<Record<Qualifier, Qualifier>> = {
  "up to": "up to",
  over: "under",
  about: "about",
  under: "over",
};

/** The sign that stands before a qualified value; "up to" has none and stays in words. */
export function qualifierSign(qualifier: Qualifier | null): string {
  return qualifier === null ? "" : SIGNS[qualifier];
}

const isTurned = (qualifier: Qualifier | null, change: number): qualifier is Qualifier =>
  qualifier !== null && change < 0 && TURNED[qualifier] !== qualifier;

/** The sign before a change: "cuts by over 80%" tells how far it falls, and as a number it is "< −80 %". */
export function changeSign(qualifier: Qualifier | null, change: number): string {
  return qualifierSign(isTurned(qualifier, change) ? TURNED[qualifier] : qualifier);
}

type Gain = Parameters<typeof formatGain>[0] & Pick<Claim, "qualifier">;

/** What a stated gain is printed with its minus as; a multiple is printed as how far alone: "> ÷10". */
const signed = ({ gain, gain_kind }: Gain): number => (gain === null || gain_kind === "times" ? 0 : gain);

/** The sign before a stated gain. */
export function gainSign(claim: Gain): string {
  return changeSign(claim.qualifier, signed(claim));
}

/** A figure behind its sign: "> 72 %". */
export function qualified(sign: string, figure: string): string {
  return sign === "" ? figure : `${sign} ${figure}`;
}

/** The stated gain with what qualifies it: "up to +7 pts", "< −80 %". */
export function qualifiedGain(claim: Gain): string {
  return qualified(gainSign(claim), formatGain(claim));
}

/** The same in words: "over +7 pts", "a fall of over 80 %". */
export function spokenGain(claim: Gain): string {
  const { qualifier } = claim;
  const gain = formatGain(claim);
  return isTurned(qualifier, signed(claim))
    ? `a fall of ${qualifier} ${gain.slice(1)}`
    : qualified(qualifier ?? "", gain);
}

/** What qualifies the value of a claim: its qualifier belongs to the gain where the text states one. */
export function valueQualifier({ gain, qualifier }: Pick<Claim, "gain" | "qualifier">): Qualifier | null {
  return gain === null ? qualifier : null;
}

/** What qualifies a gain as charts give it: what is computed is exact, but where the text calls it the best case. */
export function gainQualifier({
  before,
  after,
  gain,
  qualifier,
}: Pick<Claim, "before" | "after" | "gain" | "qualifier">): Qualifier | null {
  const stated = gain === null ? null : qualifier;
  return before !== null && after !== null && stated !== "up to" ? null : stated;
}
