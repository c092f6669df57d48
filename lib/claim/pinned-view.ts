/** A claim of a pinned view: its id, and a hash of all of its values. */
export type PinnedClaim = readonly [id: string, digest: string];

/** What differs between a pinned view and the same view now. */
export interface PinDifference {
  /** Ids of claims that are new in the view. */
  readonly added: readonly string[];
  /** Ids of claims that are no longer in the view; they may still be on the board. */
  readonly removed: readonly string[];
  /** Ids of claims with other values. */
  readonly changed: readonly string[];
}

/** Compares a pinned view with the claims of the same query now; ids are in the order of the lists. */
export function comparePinnedClaims(before: readonly PinnedClaim[], now: readonly PinnedClaim[]): PinDifference {
  const digests = new Map(before);
  const ids = new Set(now.map(([id]) => id));
  return {
    added: now.flatMap(([id]) => (digests.has(id) ? [] : [id])),
    removed: before.flatMap(([id]) => (ids.has(id) ? [] : [id])),
    changed: now.flatMap(([id, digest]) => (digests.has(id) && digests.get(id) !== digest ? [id] : [])),
  };
}
