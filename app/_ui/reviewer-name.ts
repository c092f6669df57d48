/** Name under which this browser reviews, unless its user signed in under one. */
const KEY = "claimboard reviewer";

/** Longest name of a reviewer, in characters. */
export const MAX_REVIEWER_NAME = 80;

/** Returns the kept name of the reviewer; empty if there is none. */
export function readReviewerName(): string {
  try {
    return window.localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keeps the name of the reviewer in this browser; an empty one removes it. */
export function saveReviewerName(name: string): void {
  try {
    if (name.trim() === "") window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, name.trim());
  } catch {
    // Storage is disabled: reviews have no name.
  }
}
