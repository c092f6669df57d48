import process from "node:process";
import { BusyError, serverPatience } from "@/db/lock-wait";
import { closeDb, type Db } from "@/db/open";
import { openDbWhenFree } from "@/db/open-when-free";
import { write } from "@/db/store/write";
import { findWriteRefusal } from "@/lib/api/request-origin";
import { getBoardFile } from "./board";

/** False where the server was started to show only. */
export const isBoardWritable = (): boolean => process.env.CLAIMBOARD_READ_ONLY !== "1";

const errorResponse = (status: number, error: string): Response => Response.json({ error }, { status });

/** The answer to a request that may not change the board; null where it may. */
export function refuseUnauthorizedWrite({ headers }: Request): Response | null {
  if (!isBoardWritable()) return errorResponse(403, "this board is shown read-only");
  const [host, origin, site] = ["host", "origin", "sec-fetch-site"].map((name) => headers.get(name));
  const refusal = findWriteRefusal({ host: host ?? null, origin: origin ?? null, fetchSite: site ?? null });
  return refusal === null ? null : errorResponse(403, refusal);
}

/** Works on the board on a connection of its own; each change goes through `write`. Throws a `BusyError` as that does. */
async function writeBoard<T>(work: (db: Db) => T | Promise<T>): Promise<T> {
  const db = await openDbWhenFree(getBoardFile(), serverPatience());
  try {
    return await work(db);
  } finally {
    closeDb(db);
  }
}

const RETRY_SECONDS = 5;

/**
 * Answers a request that changes the board: the whole change is one transaction, so that what it checks still holds when
 * it changes. Status 503 where another process wrote for too long; nothing is changed then.
 */
export const changeBoard = (change: (db: Db) => Response): Promise<Response> =>
  answerWrite((db) => write(db, () => change(db)));

/** Answers a request by work that queues its writes itself; status 503 as `changeBoard` says. */
export async function answerWrite(work: (db: Db) => Promise<Response>): Promise<Response> {
  try {
    return await writeBoard(work);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    const reason = "another program is writing to the board; try again in a few seconds";
    return Response.json({ error: reason }, { status: 503, headers: { "Retry-After": String(RETRY_SECONDS) } });
  }
}
