import process from "node:process";
import { isDiskFull } from "@/db/database-error";
import { BusyError, serverLockWait } from "@/db/lock-wait";
import { closeDb, type Db, syncEveryWrite } from "@/db/open";
import { openDbWhenFree } from "@/db/open-when-free";
import { write } from "@/db/store/write";
import { findWriteRefusal } from "@/lib/api/request-origin";
import { toChangedCookie } from "@/server/current-data";
import { getRequest, mayChange } from "@/server/request-context";
import { getBoardFile } from "./board";

/** False if the server was started read-only, or if the client of this request is not signed in as an editor. */
export const isBoardWritable = (): boolean => isEditable() && mayChange();

/** True if the client could change the board after signing in as an editor. */
export const canSignInToWrite = (): boolean => isEditable() && !mayChange();

const isEditable = (): boolean => process.env.CLAIMBOARD_READ_ONLY !== "1";

const errorResponse = (status: number, error: string): Response => Response.json({ error }, { status });

/** Returns the 403 response to a request that must not change the board, or null if it is allowed. */
export function refuseUnauthorizedWrite({ headers }: Request): Response | null {
  if (!isEditable()) return errorResponse(403, "this board is shown read-only");
  if (!mayChange()) return errorResponse(403, "changes need the editor token: sign in at /login");
  const isAuthorized = getRequest()?.access?.role === "editor";
  const [host, origin, site] = ["host", "origin", "sec-fetch-site"].map((name) => headers.get(name));
  const refusal = findWriteRefusal({
    host: host ?? null,
    origin: origin ?? null,
    fetchSite: site ?? null,
    isAuthorized,
  });
  return refusal === null ? null : errorResponse(403, refusal);
}

/**
 * Runs work on a separate connection that syncs every transaction to the disk. Each change goes through `write`, which
 * throws a `BusyError`.
 */
async function writeBoard<T>(work: (db: Db) => T | Promise<T>): Promise<T> {
  const db = await openDbWhenFree(getBoardFile(), serverLockWait());
  try {
    syncEveryWrite(db);
    return await work(db);
  } finally {
    closeDb(db);
  }
}

const RETRY_SECONDS = 5;

/** Returns why the board cannot be changed now, for errors that end by themselves or with more disk space. */
function getUnavailableReason(error: unknown): string | null {
  if (isDiskFull(error))
    return "the disk of the server is full: nothing was changed; free some space there and try again";
  return error instanceof BusyError ? "another program is writing to the board; try again in a few seconds" : null;
}

/**
 * Handles a request that changes the board in one transaction, so that its checks are still valid when it writes.
 * Returns 503, with nothing changed, if another process holds the write lock for too long or the disk is full.
 */
export const changeBoard = (change: (db: Db) => Response): Promise<Response> =>
  answerWrite((db) => write(db, () => change(db)));

/** Handles a request with work that queues its writes itself; 503 as in `changeBoard`. */
export async function answerWrite(work: (db: Db) => Promise<Response>): Promise<Response> {
  try {
    const response = await writeBoard(work);
    response.headers.append("Set-Cookie", toChangedCookie());
    return response;
  } catch (error) {
    const reason = getUnavailableReason(error);
    if (reason === null) throw error;
    return Response.json({ error: reason }, { status: 503, headers: { "Retry-After": String(RETRY_SECONDS) } });
  }
}
