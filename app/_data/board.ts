import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { connection } from "next/server";
import { closeDb, type Db, openDb, openReadonlyDb } from "@/db/open";

/** The file of the board that this server shows. */
export function boardFile(): string {
  return process.env.CLAIMBOARD_DB || join(/* turbopackIgnore: true */ process.cwd(), "data", "claimboard.db");
}

/** A connection for one request; a board that nobody has made yet is an empty one. */
function openBoard(): Db {
  const file = boardFile();
  return existsSync(/* turbopackIgnore: true */ file) ? openReadonlyDb(file) : openDb(":memory:");
}

/** Reads from the board, at the time of the request, on a connection of its own that cannot write. */
export async function readBoard<T>(read: (db: Db) => T | Promise<T>): Promise<T> {
  await connection();
  const db = openBoard();
  try {
    return await read(db);
  } finally {
    closeDb(db);
  }
}

/** The parameters of a page's address as the parsers of `lib` take them. */
export function toParams(search: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(key, one);
  }
  return params;
}
