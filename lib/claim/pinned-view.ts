/** A claim of a pinned view: its id, and a hash of all of its values. */
export type PinnedClaim = readonly [id: string, digest: string];

/** Claims that differ in one way. */
export interface DifferingIds {
  readonly total: number;
  /** The first ids, in the order of their list. */
  readonly ids: readonly string[];
}

/** What differs between a pinned view and the same view now. */
export interface PinDifference {
  /** Claims that are new in the view. */
  readonly added: DifferingIds;
  /** Claims that are no longer in the view; they may still be on the board. */
  readonly removed: DifferingIds;
  /** Claims with other values. */
  readonly changed: DifferingIds;
}

/**
 * Compares a pinned view with the current claims of the same query. The current claims are read once and not kept, so
 * that memory depends on the pinned view alone.
 * @param most number of ids that are kept for each kind of difference
 */
export async function comparePinnedClaims(
  before: readonly PinnedClaim[],
  now: AsyncIterable<PinnedClaim> | Iterable<PinnedClaim>,
  most: number,
): Promise<PinDifference> {
  const missing = new Map(before);
  const added = { total: 0, ids: [] as string[] };
  const changed = { total: 0, ids: [] as string[] };
  for await (const [id, digest] of now) {
    const pinned = missing.get(id);
    missing.delete(id);
    if (pinned === digest) continue;
    const difference = pinned === undefined ? added : changed;
    difference.total += 1;
    if (difference.ids.length < most) difference.ids.push(id);
  }
  return { added, removed: { total: missing.size, ids: [...missing.keys()].slice(0, most) }, changed };
}
