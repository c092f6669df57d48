import type { Format } from "../input/format";

/** What the person asks a service for; each service takes some of it. */
export interface ServiceQuery {
  readonly query?: string | undefined;
  /** ISO day: nothing older. */
  readonly since?: string | undefined;
  /** ISO day: this one alone. */
  readonly date?: string | undefined;
  readonly venue?: string | undefined;
}

/** Where in its answers one is, in a service's own words; it can be kept as JSON. */
export type Cursor = Readonly<Record<string, string | number>>;

/**
 * A public source of papers. Pure: it says what to ask next and reads what the answer says of itself; asking is done
 * elsewhere, and the papers are read by the format.
 */
export interface Service {
  readonly name: string;
  /** The only host that is asked. */
  readonly host: string;
  /** Milliseconds between two requests, as the service asks for. */
  readonly minIntervalMs: number;
  /** What its answers are in. */
  readonly format: Format;
  /** What is wrong with a query, or null. */
  readonly findQueryError: (query: ServiceQuery) => string | null;
  /** @param today ISO day */
  readonly firstCursor: (query: ServiceQuery, today: string) => Cursor;
  /** Path and query string of a request. */
  readonly toRequestPath: (query: ServiceQuery, cursor: Cursor) => string;
  /** Where to go on behind an answer, or null at the end; throws an `AnswerError` where it is none. */
  readonly nextCursor: (answer: string, query: ServiceQuery, cursor: Cursor) => Cursor | null;
}

/** An answer that cannot be what the service wanted to say: it is asked again. */
export class InvalidResponseError extends Error {}

/** A refusal that asking again does not change. */
export class PermanentRequestError extends Error {}

/** The answer as JSON. */
export function parseJsonResponse(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new InvalidResponseError("the answer is not whole JSON");
  }
}

/** A number of a cursor. */
export const getCursorNumber = (cursor: Cursor, key: string): number => Number(cursor[key] ?? 0);
