import { toClaimId } from "@/lib/claim/claim-id";
import type { ExtractedSlot } from "@/lib/claim/history";

const NUMBERS = ["before", "after", "of", "gain", "gain_max"] as const;

type Numbers = Readonly<Record<(typeof NUMBERS)[number], number | null>>;

/** What a stored claim has of all that its id is made of. */
export interface IdentifiedClaim extends Numbers {
  readonly id: string;
  readonly sentence: string;
}

/** What the id of a claim is made of beside the paper. */
interface ClaimIdParts {
  readonly stated: Numbers & { readonly sentence: string };
  /** Which of the claims with the same sentence and numbers it is, from 0. */
  readonly repeat: number;
}

/** More claims of one sentence with the same numbers are not told apart. */
const MAX_REPEATS = 50;

/**
 * What a claim's id is made of: the numbers that the extractor read, whatever people have made of them.
 * @param paper the id of its paper
 * @param readings what the extractor says of its corrected slots
 */
export function findIdParts(
  paper: string,
  claim: IdentifiedClaim,
  readings: ReadonlyMap<string, ExtractedSlot | null>,
): ClaimIdParts {
  const numbers = NUMBERS.map((slot) => [slot, (readings.get(slot) ?? { value: claim[slot] }).value]);
  const stated = { sentence: claim.sentence, ...(Object.fromEntries(numbers) as Numbers) };
  for (let repeat = 0; repeat < MAX_REPEATS; repeat++)
    if (toClaimId(paper, stated, repeat) === claim.id) return { stated, repeat };
  return { stated, repeat: 0 };
}
