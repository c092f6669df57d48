/** Returns the normalized URL if its scheme is http or https, otherwise null. Input documents are untrusted. */
export function toSafeUrl(text: string | null): string | null {
  if (text === null) return null;
  try {
    const url = new URL(text.trim());
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}
