/**
 * Returns a function that creates objects with the given keys and no values. All of them have one layout in memory: an
 * object to which dozens of keys are added one by one may become a hash table, which takes twice as much memory and is
 * slower to make, to read and to copy.
 */
export function prepareRecord<K extends string>(keys: readonly K[]): () => Record<K, unknown> {
  // A parsed object has such a layout, and a copy has that of its original.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Record<K, null>;
  return () => ({ ...empty });
}
