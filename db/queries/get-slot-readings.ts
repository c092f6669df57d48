import type { ExtractedSlot } from "@/lib/claim/history";
import type { Db } from "../open";

/**
 * Prepares the query for what the extractor read in the corrected slots of a claim. The value of a slot is null where
 * the reading is no longer known.
 */
export function prepareSlotReadings(db: Db): (claim: string) => Map<string, ExtractedSlot | null> {
  const select = db.$client.prepare<[string], { slot: string; was: string | null }>(
    "SELECT slot, was FROM corrections WHERE claim_id = ?",
  );
  return (claim) => new Map(select.all(claim).map(({ slot, was }) => [slot, parseReading(was)]));
}

const parseReading = (was: string | null): ExtractedSlot | null =>
  was === null ? null : (JSON.parse(was) as ExtractedSlot);
