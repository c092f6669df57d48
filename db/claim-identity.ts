import type { SlotReading } from "../lib/claim-history";
import { claimId } from "../lib/ids";

const NUMBERS = ["before", "after", "of", "gain", "gain_max"] as const;

type Numbers = Readonly<Record<(typeof NUMBERS)[number], number | null>>;

/** What a stored claim has of all that its id is made of. */
export interface IdentifiedClaim extends Numbers {
  readonly id: string;
  readonly sentence: string;
}

/** What the id of a claim is made of beside the paper. */
interface Identity {
  readonly told: Numbers & { readonly sentence: string };
  /** Which of the claims with the same sentence and numbers it is, from 0. */
  readonly repeat: number;
}

/** More claims of one sentence with the same numbers are not told apart. */
const MOST_ALIKE = 50;

/**
 * What a claim's id is made of: the numbers that the extractor read, whatever people have made of them.
 * @param paper the id of its paper
 * @param readings what the extractor says of its corrected slots
 */
export function readIdentity(
  paper: string,
  claim: IdentifiedClaim,
  readings: ReadonlyMap<string, SlotReading | null>,
): Identity {
  const numbers = NUMBERS.map((slot) => [slot, (readings.get(slot) ?? { value: claim[slot] }).value]);
  const told = { sentence: claim.sentence, ...(Object.fromEntries(numbers) as Numbers) };
  for (let repeat = 0; repeat < MOST_ALIKE; repeat++)
    if (claimId(paper, told, repeat) === claim.id) return { told, repeat };
  return { told, repeat: 0 };
}
