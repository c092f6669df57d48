import type { Db } from "../open";

/** Changes of a board since some earlier one. */
export interface ChangedPapers {
  /** Number of the last change of the board; 0 without any. */
  readonly seq: number;
  /** Primary keys of the papers that changed since, removed ones included; null if not all of them are known any more. */
  readonly papers: readonly number[] | null;
}

const LAST = "SELECT coalesce(max(seq), 0) FROM changes";
const FIRST = "SELECT min(seq) FROM changes";
const CHANGED = "SELECT DISTINCT paper_pk FROM changes WHERE seq > ?";

/**
 * Finds the papers whose claims, locations or own columns in exports changed after a change; authors do not count.
 * @param after number of that change; null for a first read
 */
export function findChangedPapers({ $client }: Db, after: number | null): ChangedPapers {
  const seq = Number($client.prepare(LAST).pluck().get());
  const first = Number($client.prepare(FIRST).pluck().get() ?? seq);
  // Changes are numbered without gaps, and none has a smaller number than the last one seen.
  const isKnown = after !== null && after <= seq && first <= after + 1;
  return { seq, papers: isKnown ? $client.prepare<[number], number>(CHANGED).pluck().all(after) : null };
}
