/** The entry of the history that the window is at; one for all where the browser does not tell them apart. */
export const getHistoryEntryKey = (): string => window.navigation?.currentEntry?.key ?? "";

/** What this window keeps until it is closed, over reloads too; null where there is none of the key. */
export function readSessionValue<T>(key: string): T | null {
  try {
    const stored = window.sessionStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as T);
  } catch {
    return null;
  }
}

/** Keeps a value for as long as the window is open; null forgets it. */
export function saveSessionValue(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing, or no more, loses it with the page.
  }
}
