/** When somebody last looked at the board, as a cookie of the browser keeps it. Times are ISO strings. */
export interface Visit {
  /** The end of the visit before this one: what came later is new. */
  readonly since: string;
  /** When this visit was last seen going on. */
  readonly last: string;
}

export const VISIT_COOKIE = "claimboard_visit";

/** Who comes back after this long begins a new visit. */
const NEW_VISIT_AFTER_MS = 30 * 60_000;

const isTime = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** The visit of a cookie; null where there is none or it makes no sense. */
export function parseVisit(text: string | undefined): Visit | null {
  const [since, last] = (text ?? "").split("~");
  return isTime(since) && isTime(last) && since <= last ? { since, last } : null;
}

export function formatVisit({ since, last }: Visit): string {
  return `${since}~${last}`;
}

/** The visit that goes on, or the new one that begins where the last one ended; a first visit has nothing before it. */
export function continueVisit(visit: Visit | null, now: Date): Visit {
  const last = now.toISOString();
  if (visit === null || Date.parse(visit.last) > now.getTime()) return { since: last, last };
  const over = now.getTime() - Date.parse(visit.last) > NEW_VISIT_AFTER_MS;
  return { since: over ? visit.last : visit.since, last };
}
