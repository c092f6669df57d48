import { join } from "node:path";
import process from "node:process";
import { connection } from "next/server";
import { getBoardConnection } from "@/db/board-connection";
import { serverLockWait, whenFree } from "@/db/lock-wait";
import type { Db } from "@/db/open";
import { expireCachedReads } from "@/db/queries/versioned-cache";
import { toPageDb } from "@/server/current-data";

/** Returns the path of the database that this server shows. */
export function getBoardFile(): string {
  return process.env.CLAIMBOARD_DB || join(/* turbopackIgnore: true */ process.cwd(), "data", "claimboard.db");
}

const getConnection = (): Db => getBoardConnection(getBoardFile());

/** Reads the board; the pages of `browseBoard` and the files of `readBoard` have the same type. */
export type BoardReader = <T>(read: (db: Db) => T | Promise<T>) => Promise<T>;

/** Runs a query at request time on a read-only connection. */
export const readBoard: BoardReader = async (read) => {
  await connection();
  return await read(await whenFree(getConnection, serverLockWait()));
};

/**
 * Like `readBoard`, for pages: lists and summaries of a large board may be a few seconds older than its last change
 * (`toPageDb`), but never from before the last change of the client.
 */
export const browseBoard: BoardReader = (read) => readBoard((db) => read(toPageDb(db)));

/** Makes the next pages current for every client: after an import, its undo or a decision about names, which change much. */
export async function showCurrentBoard(): Promise<void> {
  expireCachedReads(await whenFree(getConnection, serverLockWait()));
}

/** Converts the search parameters of a page to `URLSearchParams`. */
export function toSearchParams(pageParams: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(pageParams)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(key, one);
  }
  return params;
}
