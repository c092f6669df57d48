import { toClaimId } from "@/lib/claim/claim-id";
import type { ExtractedSlot } from "@/lib/claim/history";

const NUMBERS = ["before", "after", "of", "gain", "gain_max"] as const;

type Numbers = Readonly<Record<(typeof NUMBERS)[number], number | null>>;

/** Columns of a stored claim that determine its id. */
export interface IdentifiedClaim extends Numbers {
  readonly id: string;
  readonly sentence: string;
}

/** Inputs of a claim id besides the paper. */
interface ClaimIdParts {
  readonly stated: Numbers & { readonly sentence: string };
  /** Index among claims with the same sentence and numbers, from 0. */
  readonly repeat: number;
}

/** Further claims of one sentence with the same numbers are not distinguished. */
const MAX_REPEATS = 50;

/**
 * Finds the inputs of a claim id: the extracted numbers, regardless of corrections.
 * @param paper id of the paper
 * @param readings extracted values of the corrected slots
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
