import type { Claim } from "./claim";

/** Which way a result went, and whether that is for the better. */

/** Positive for the better; where nothing says whether more or less is better, a rise is. */
export function improvement(moved: number, higherIsBetter: boolean | null): number {
  return higherIsBetter === false ? 0 - moved : moved;
}

/** Words of what got better, and of a value that rose. */
const BETTER = /\b(?:improv|better|gain|outperform|surpass|advantage|superior|enhanc|benefit)|\bbeat/i;
const RISE =
  /\b(?:increas|rais|rises?\b|rising|rose\b|higher|larger|longer|slower|add(?:s|ed|ing)?\b|grow|grew|surg|jump|inflat|overhead|exceed|more\b(?! than))/i;

type Stated = Pick<Claim, "gain" | "higher_is_better" | "sentence">;

/**
 * A stated gain, signed as the value moved; null where the text does not tell. The sign of a claim's gain is that of the
 * text's verb: an error that "improves by 3" and one that "increases by 3" are both +3, and only the words tell them apart.
 */
export function statedMove({ gain, higher_is_better, sentence }: Stated): number | null {
  if (gain === null || gain <= 0 || higher_is_better !== false) return gain;
  const [better, rise] = [BETTER.test(sentence), RISE.test(sentence)];
  if (better === rise) return null;
  return better ? -gain : gain;
}
