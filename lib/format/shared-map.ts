/** Changed entries from which a map is copied, and their share of all entries. */
const MIN_COPIED = 64;
const COPIED_SHARE = 0.01;

/**
 * A map that is never modified: `change` returns another one, which shares the entries that stay. A copy of a map of a
 * hundred thousand entries would take ten milliseconds for each change.
 */
export class SharedMap<K, V extends object> {
  private constructor(
    private readonly base: ReadonlyMap<K, V>,
    /** Entries that differ from the base; undefined for one that was removed. */
    private readonly changed: ReadonlyMap<K, V | undefined>,
  ) {}

  static of<K, V extends object>(entries: Iterable<readonly [K, V]>): SharedMap<K, V> {
    return new SharedMap(new Map(entries), new Map());
  }

  get(key: K): V | undefined {
    return this.changed.has(key) ? this.changed.get(key) : this.base.get(key);
  }

  /** @param entries new values by key; undefined removes an entry */
  change(entries: Iterable<readonly [K, V | undefined]>): SharedMap<K, V> {
    const changed = new Map(this.changed);
    for (const [key, value] of entries) changed.set(key, value);
    if (changed.size <= MIN_COPIED + this.base.size * COPIED_SHARE) return new SharedMap(this.base, changed);
    const copy = new Map(this.base);
    for (const [key, value] of changed) {
      if (value === undefined) copy.delete(key);
      else copy.set(key, value);
    }
    return new SharedMap(copy, new Map());
  }

  /** Lists the keys in no particular order. */
  *keys(): Generator<K> {
    for (const key of this.base.keys()) if (!this.changed.has(key)) yield key;
    for (const [key, value] of this.changed) if (value !== undefined) yield key;
  }
}
