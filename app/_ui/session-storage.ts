/** Key of the current history entry; empty if the browser has no Navigation API. */
export const getHistoryEntryKey = (): string => window.navigation?.currentEntry?.key ?? "";

/** Reads a value that is kept until the window is closed; null if there is none. */
export function readSessionValue<T>(key: string): T | null {
  try {
    const stored = window.sessionStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as T);
  } catch {
    return null;
  }
}

/** Stores a value until the window is closed; null removes it. */
export function saveSessionValue(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is disabled or full: the value is lost with the page.
  }
}
