import type { Db } from "../open";

/** Returns a version that changes with every change of the database, by this or another connection. */
export function getDataVersion(db: Db): string {
  const others = db.$client.pragma("data_version", { simple: true });
  return `${others}.${db.$client.prepare("SELECT total_changes()").pluck().get()}`;
}

interface CachedValue<T> {
  readonly version: string;
  readonly value: T;
}

/**
 * Caches a read of the whole database per connection until the database changes, as it may take a second on a large one.
 * The value is shared and must not be modified.
 */
export function cacheByDataVersion<T>(read: (db: Db) => T): (db: Db) => T {
  const states = new WeakMap<Db["$client"], CachedValue<T>>();
  return (db) => {
    const version = getDataVersion(db);
    const known = states.get(db.$client);
    if (known?.version === version) return known.value;
    const value = read(db);
    states.set(db.$client, { version, value });
    return value;
  };
}
