/** Groups values by key, in the order in which the keys first occur. */
export function groupBy<T, K>(values: readonly T[], key: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) addToGroup(groups, key(value), value);
  return groups;
}

/** Adds a value to the group of its key, in constant time. */
export function addToGroup<T, K>(groups: Map<K, T[]>, key: K, value: T): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
