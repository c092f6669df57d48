/** A visit to the board as stored in a cookie. Times are ISO strings. */
export interface Visit {
  /** End of the previous visit; anything added later is new. */
  readonly since: string;
  /** Last activity of this visit. */
  readonly last: string;
}

export const VISIT_COOKIE = "claimboard_visit";

/** A longer pause starts a new visit. */
const NEW_VISIT_AFTER_MS = 30 * 60_000;

const isTime = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** Parses the value of the cookie; null if it is missing or invalid. */
export function parseVisit(text: string | undefined): Visit | null {
  const [since, last] = (text ?? "").split("~");
  return isTime(since) && isTime(last) && since <= last ? { since, last } : null;
}

export function formatVisit({ since, last }: Visit): string {
  return `${since}~${last}`;
}

/** Continues the visit, or starts a new one after a long pause. A first visit has no earlier one to compare with. */
export function continueVisit(visit: Visit | null, now: Date): Visit {
  const last = now.toISOString();
  if (visit === null || Date.parse(visit.last) > now.getTime()) return { since: last, last };
  const pause = now.getTime() - Date.parse(visit.last);
  return { since: pause > NEW_VISIT_AFTER_MS ? visit.last : visit.since, last };
}
