/** The address where it is a web address, else null: documents of strangers may hold any scheme. */
export function toSafeUrl(text: string | null): string | null {
  if (text === null) return null;
  try {
    const url = new URL(text.trim());
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}
