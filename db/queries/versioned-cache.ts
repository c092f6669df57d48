import { AsyncLocalStorage } from "node:async_hooks";
import type { Statement } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Db } from "../open";

const VERSIONS = ["PRAGMA data_version", "SELECT total_changes()"] as const;
/** Compiled once per connection: every cached read asks for the version. */
const versionStatements = new WeakMap<Db["$client"], readonly Statement[]>();

/** Returns a version that changes with every change of the database, by this or another connection. */
export function getDataVersion({ $client }: Db): string {
  const statements = versionStatements.get($client) ?? VERSIONS.map((text) => $client.prepare(text).pluck());
  versionStatements.set($client, statements);
  return statements.map((statement) => statement.get()).join(".");
}

/** Time in ms that a cached read of a large board may outlive a change. */
export const MAX_AGE_MS = 3000;
/**
 * A slow read may be older: so many times the time that it took, up to a limit in ms. While a board changes all the time,
 * it then takes at most that share of the time of the server.
 */
export const SLOW_READ = { factor: 10, limit: 60_000 };
/** Claims from which a board is large: the reads of smaller ones take a few milliseconds. */
export const LARGE_BOARD = 5000;

/** The age of what a value is made of. */
interface Origin {
  /** Time from `performance.now` before its oldest part was read. */
  readAt: number;
  /** True if a part was older than the database when the value was made. */
  isLate: boolean;
  /** Age in ms up to which lenient handles may use the value after a change: that of its late part with the highest one. */
  maxAge: number;
}

interface CachedRead {
  readonly version: string;
  /** Changes until the value is complete, if it is a promise. */
  readonly origin: Readonly<Origin>;
  readonly value: unknown;
}

interface ConnectionState {
  /** Reads by name of the cache and key. */
  readonly caches: Map<string | symbol, Map<string, CachedRead>>;
  /** Reads before this time count only if the database has not changed since. */
  exactAfter: number;
  /** Handle whose cached reads are current. */
  readonly exact: Db;
  /** Handle whose cached reads may be a little older than the database. */
  readonly lenient: Db;
  /** Lenient handles, with the time from `performance.now` from which their cached reads must be. */
  readonly oldestReads: WeakMap<Db, number>;
}

/**
 * Shared by all bundles of the process: Next compiles pages and route handlers separately, and each would otherwise read
 * everything again.
 */
const KEY = Symbol.for("claimboard.reads");
interface SharedState {
  readonly connections: WeakMap<Db["$client"], ConnectionState>;
  /** Origin of the cached value that is being made. */
  readonly origins: AsyncLocalStorage<Origin>;
}
const shared = globalThis as { [KEY]?: SharedState };
shared[KEY] ??= { connections: new WeakMap(), origins: new AsyncLocalStorage() };
const { connections, origins } = shared[KEY];

function getConnectionState({ $client }: Db): ConnectionState {
  const known = connections.get($client);
  if (known) return known;
  const [exact, lenient] = [drizzle($client), drizzle($client)];
  const state = { caches: new Map(), exactAfter: 0, exact, lenient, oldestReads: new WeakMap([[lenient, 0]]) };
  connections.set($client, state);
  return state;
}

/**
 * Returns a handle of the same connection for pages of many readers: cached reads of a large board may be up to
 * `MAX_AGE_MS` older than its last change, and slow ones older (`SLOW_READ`), so that a board that changes all the time is
 * not read anew for every page.
 * @param oldest time from which the reads must be, in milliseconds since 1970
 */
export function toLenientDb(db: Db, oldest = 0): Db {
  const { lenient, oldestReads } = getConnectionState(db);
  if (oldest === 0) return lenient;
  const handle = drizzle(db.$client);
  oldestReads.set(handle, performance.now() - (Date.now() - oldest));
  return handle;
}

/** Makes the next cached reads of a connection current, on lenient handles, too. */
export function expireCachedReads(db: Db): void {
  getConnectionState(db).exactAfter = performance.now();
}

const isLarge = ({ $client }: Db): boolean =>
  Number($client.prepare("SELECT max(pk) FROM claims").pluck().get()) >= LARGE_BOARD;

/** Notes that the value that is being made has a part that is older than the database. */
function noteLatePart({ readAt, maxAge }: Origin): void {
  const origin = origins.getStore();
  if (origin === undefined) return;
  origin.isLate = true;
  origin.maxAge = Math.max(origin.maxAge, maxAge);
  origin.readAt = Math.min(origin.readAt, readAt);
}

/** Called while a cached value is made: the value is not kept. */
export function discardCachedRead(): void {
  const origin = origins.getStore();
  if (origin === undefined) return;
  origin.isLate = true;
  origin.readAt = Number.NEGATIVE_INFINITY;
}

/** Notes how long a value took to make. */
function noteDuration(origin: Origin): void {
  const took = performance.now() - origin.readAt;
  origin.maxAge = Math.max(origin.maxAge, Math.min(took * SLOW_READ.factor, SLOW_READ.limit));
}

/** Drops a value that turns out to be a failed promise, so that the next read tries again. */
function dropIfRejected(values: Map<string, CachedRead>, key: string, read: CachedRead): void {
  if (!(read.value instanceof Promise)) return;
  read.value.catch(() => {
    if (values.get(key) === read) values.delete(key);
  });
}

/**
 * Creates a cache of reads per connection. A value is kept until the database changes; `toLenientDb` keeps it longer. A
 * value that is made of late reads of lenient handles, such as a page, is itself as late as the oldest of them. A value
 * is shared and must not be modified.
 * @param name unique in the program
 * @param most number of values; the least recently used one is dropped
 * @returns a function that returns the value of a key and otherwise calls `read`, always with an exact handle, and with the
 * outdated value if there is one
 */
export function createReadCache<T>(
  name: string | symbol,
  most: number,
): (db: Db, key: string, read: (db: Db, outdated: T | undefined) => T) => T {
  return (db, key, read) => {
    const { caches, exactAfter, exact, oldestReads } = getConnectionState(db);
    const values = caches.get(name) ?? new Map<string, CachedRead>();
    caches.set(name, values);
    const version = getDataVersion(db);
    const now = performance.now();
    const oldestRead = Math.max(exactAfter, oldestReads.get(db) ?? Number.POSITIVE_INFINITY);
    const isRecent = ({ readAt, maxAge }: Origin): boolean => readAt >= oldestRead && now - readAt < maxAge;
    let known = values.get(key);
    if (known === undefined || known.version !== version || known.origin.isLate) {
      if (known && isRecent(known.origin) && isLarge(db)) noteLatePart(known.origin);
      else {
        const origin = { readAt: now, isLate: false, maxAge: MAX_AGE_MS };
        const outdated = known?.value as T | undefined;
        known = { version, origin, value: origins.run(origin, () => read(exact, outdated)) };
        if (!origin.isLate) noteDuration(origin);
        dropIfRejected(values, key, known);
      }
    }
    // The most recently used value is last.
    values.delete(key);
    values.set(key, known);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return known.value as T;
  };
}

/**
 * Caches a read of the whole database, as it may take a second on a large one.
 * @param name unique in the program
 * @param read gets the outdated value if there is one
 */
export function cacheRead<T>(name: string | symbol, read: (db: Db, outdated: T | undefined) => T): (db: Db) => T {
  const cache = createReadCache<T>(name, 1);
  return (db) => cache(db, "", read);
}

/** Like `cacheRead`, for a value that only pages or only route handlers read: the cache belongs to one bundle. */
export const cacheByDataVersion = <T>(read: (db: Db) => T): ((db: Db) => T) => cacheRead(Symbol("read"), read);
