import { existsSync } from "node:fs";
import { isCurrent } from "@/db/migrate";
import { closeDb, type Db, openUnmigrated } from "@/db/open";
import { getErrorMessage } from "@/lib/format/error-message";

export interface Readiness {
  readonly isReady: boolean;
  /** For everybody: no path and no content of the database. */
  readonly reason: string;
  /** For the log: the error, if there is one. */
  readonly detail: string | null;
}

const READY: Readiness = { isReady: true, reason: "ready", detail: null };
const notReady = (reason: string, detail: string | null = null): Readiness => ({ isReady: false, reason, detail });

/** Time to wait for a lock, in milliseconds. */
const BUSY_MS = 200;

/** Checks that the database opens and that its schema is current, without changing it. */
export function checkReadiness(file: string): Readiness {
  if (!existsSync(file)) return notReady("the database file is missing");
  let db: Db | undefined;
  try {
    db = openUnmigrated(file, BUSY_MS);
    if (!isCurrent(db.$client)) return notReady("the schema of the database is older than this program");
    db.$client.prepare("SELECT 1 FROM claims LIMIT 1").get();
    return READY;
  } catch (error) {
    return notReady("the database cannot be read", getErrorMessage(error));
  } finally {
    if (db !== undefined) closeDb(db);
  }
}

/** Readiness is checked at most this often, because everybody may request it. */
const CACHE_MS = 1000;

/** Returns `checkReadiness` for a file, computed at most once per second. */
export function createReadinessCheck(file: string, now: () => number = Date.now): () => Readiness {
  let [checkedAt, last] = [Number.NEGATIVE_INFINITY, READY];
  return () => {
    if (now() - checkedAt >= CACHE_MS) [checkedAt, last] = [now(), checkReadiness(file)];
    return last;
  };
}
