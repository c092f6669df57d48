/** Endings of host names that a text may name; a word such as "Node.js" or "e.g." is none. */
const ENDINGS =
  "com|org|net|edu|gov|int|io|ai|dev|app|co|info|me|cc|xyz|science|tech|uk|de|fr|it|es|nl|ch|eu|cn|jp|kr|in|ru";
const HOST_NAME = new RegExp(`^[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,4}\\.(?:${ENDINGS})$`, "u");
const BETWEEN_NAMES = /[^\p{L}\p{N}.-]+/u;

/** Returns the host of a URL, with its port, as text of a link: ASCII only, so that letters that look alike differ. */
export const getLinkHost = (url: string): string => new URL(url).host.replace(/^www\./, "");

/** Lists the host names in a text, in lower case, without invisible characters. */
function listHostNames(text: string): string[] {
  const words = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .split(BETWEEN_NAMES);
  // A name may end a sentence.
  const names = words.map((word) => (word.endsWith(".") ? word.slice(0, -1) : word));
  return names.filter((name) => HOST_NAME.test(name)).map((name) => name.replace(/^www\./, ""));
}

/**
 * Returns the host of a link if its text names another one, which a reader would expect to open; otherwise null.
 * @param text text of the link, such as a title from a file
 * @param url http or https URL
 */
export function findMisleadingHost(text: string, url: string): string | null {
  const names = listHostNames(text);
  const host = getLinkHost(url);
  const isNamed = names.some((name) => host === name || host.endsWith(`.${name}`));
  return names.length === 0 || isNamed ? null : host;
}
