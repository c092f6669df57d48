import type { Format } from "../input/format";

/** Query parameters; each service supports some of them. */
export interface ServiceQuery {
  /** arXiv ids of the papers, instead of a query. */
  readonly ids?: readonly string[] | undefined;
  readonly query?: string | undefined;
  /** ISO date: only papers from this date on. */
  readonly since?: string | undefined;
  /** ISO date: only papers of this date. */
  readonly date?: string | undefined;
  readonly venue?: string | undefined;
}

/** Position in the results of a service, serializable as JSON. */
export type Cursor = Readonly<Record<string, string | number>>;

/**
 * A public paper service. Without side effects: it builds request paths and reads cursors from responses; requests are sent
 * by the client, and papers are parsed by the format.
 */
export interface Service {
  readonly name: string;
  /** The only host that is contacted. */
  readonly host: string;
  /** Milliseconds between two requests, as required by the service. */
  readonly minIntervalMs: number;
  /** Format of its responses. */
  readonly format: Format;
  /** Returns the problem of a query, or null. */
  readonly findQueryError: (query: ServiceQuery) => string | null;
  /** @param today ISO day */
  readonly firstCursor: (query: ServiceQuery, today: string) => Cursor;
  /** Path and query string of a request. */
  readonly toRequestPath: (query: ServiceQuery, cursor: Cursor) => string;
  /** Returns the cursor after a response, or null at the end. @throws InvalidResponseError */
  readonly nextCursor: (answer: string, query: ServiceQuery, cursor: Cursor) => Cursor | null;
}

/** An incomplete or invalid response; the request is retried. */
export class InvalidResponseError extends Error {}

/** A failure that a retry cannot resolve. */
export class PermanentRequestError extends Error {}

/** Parses a JSON response. @throws InvalidResponseError */
export function parseJsonResponse(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new InvalidResponseError("the response is not complete JSON");
  }
}

/** Reads a number of a cursor. */
export const getCursorNumber = (cursor: Cursor, key: string): number => Number(cursor[key] ?? 0);
