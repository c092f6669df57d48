import type { Db } from "../open";

/** Where a query of a service goes on that was not asked to its end. */
export interface FetchState {
  /** As the service's part of the program writes it. */
  readonly cursor: string;
  /** Papers that came so far. */
  readonly papers: number;
}

/** Nobody's answers keep their order for longer. */
const MAX_CURSOR_AGE_MS = 24 * 3_600_000;

/** Reads where a query was left; null where it was not, or too long ago. */
export function getFetchState(db: Db, query: string, now = new Date()): FetchState | null {
  const row = db.$client
    .prepare<[string], FetchState & { updated_at: string }>(
      "SELECT cursor, papers, updated_at FROM fetches WHERE query = ?",
    )
    .get(query);
  if (!row || now.getTime() - Date.parse(row.updated_at) > MAX_CURSOR_AGE_MS) return null;
  return { cursor: row.cursor, papers: row.papers };
}

/** Notes where a query goes on; null at its end. */
export function setFetchState(db: Db, query: string, state: FetchState | null, now = new Date()): void {
  if (state === null) db.$client.prepare("DELETE FROM fetches WHERE query = ?").run(query);
  else {
    const put = "INSERT OR REPLACE INTO fetches (query, cursor, papers, updated_at) VALUES (?, ?, ?, ?)";
    db.$client.prepare(put).run(query, state.cursor, state.papers, now.toISOString());
  }
}
