import process from "node:process";
import { closeDb, type Db, openDb } from "@/db/open";
import { refusalOf } from "@/lib/same-site";
import { boardFile } from "./board";

/** False where the server was started to show only. */
export const isWritable = (): boolean => process.env.CLAIMBOARD_READ_ONLY !== "1";

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });

/** The answer to a request that may not change the board; null where it may. */
export function refuseWrite({ headers }: Request): Response | null {
  if (!isWritable()) return refuse(403, "this board is shown read-only");
  const [host, origin, site] = ["host", "origin", "sec-fetch-site"].map((name) => headers.get(name));
  const refusal = refusalOf({ host: host ?? null, origin: origin ?? null, site: site ?? null });
  return refusal === null ? null : refuse(403, refusal);
}

/** Writes to the board, on a connection of its own. */
export async function writeBoard<T>(write: (db: Db) => T | Promise<T>): Promise<T> {
  const db = openDb(boardFile());
  try {
    return await write(db);
  } finally {
    closeDb(db);
  }
}
