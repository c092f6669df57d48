import type { Db } from "../open";

/** Position at which an unfinished query of a service resumes. */
export interface FetchState {
  /** Cursor as written by the service module. */
  readonly cursor: string;
  /** Papers fetched so far. */
  readonly papers: number;
}

/** Maximum age of a cursor, as the order of results changes over time. */
const MAX_CURSOR_AGE_MS = 24 * 3_600_000;

/** Returns the saved position of a query; null if there is none or it is too old. */
export function getFetchState(db: Db, query: string, now = new Date()): FetchState | null {
  const row = db.$client
    .prepare<[string], FetchState & { updated_at: string }>(
      "SELECT cursor, papers, updated_at FROM fetches WHERE query = ?",
    )
    .get(query);
  if (!row || now.getTime() - Date.parse(row.updated_at) > MAX_CURSOR_AGE_MS) return null;
  return { cursor: row.cursor, papers: row.papers };
}

/** Saves the position of a query; null when it is finished. */
export function setFetchState(db: Db, query: string, state: FetchState | null, now = new Date()): void {
  if (state === null) db.$client.prepare("DELETE FROM fetches WHERE query = ?").run(query);
  else {
    const put = "INSERT OR REPLACE INTO fetches (query, cursor, papers, updated_at) VALUES (?, ?, ?, ?)";
    db.$client.prepare(put).run(query, state.cursor, state.papers, now.toISOString());
  }
}
