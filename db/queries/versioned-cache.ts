import type { Db } from "../open";

/** Another text whenever the database has changed, by this connection or by another one. */
export function getDataVersion(db: Db): string {
  const others = db.$client.pragma("data_version", { simple: true });
  return `${others}.${db.$client.prepare("SELECT total_changes()").pluck().get()}`;
}

interface CachedValue<T> {
  readonly version: string;
  readonly value: T;
}

/**
 * A read of the whole board that is done once for each state of it and connection: what takes a large board a second is
 * there at once for whoever looks next. The value is shared, so nobody may change it.
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
