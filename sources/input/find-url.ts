const URL_ONLY = /^https?:\/\/[^\s<>"`]{1,2000}$/i;
const URL_IN_TEXT = /\bhttps?:\/\/[^\s<>"`]{1,2000}/i;
/** Punctuation after a URL in running text. */
const TRAILING_PUNCTUATION = /[.,;:!?'’*]{1,10}$/;
const OPENED_BY = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

/** Finds the first URL in a text, or null; a text that is only a URL is returned as it is. */
export function findUrl(text: string): string | null {
  const trimmed = text.trim();
  if (URL_ONLY.test(trimmed) && URL.canParse(trimmed)) return trimmed;
  const found = URL_IN_TEXT.exec(trimmed);
  if (found === null) return null;
  const [address] = found;
  const quoted = trimmed[found.index - 1] === "'" ? (address.split("'", 1)[0] ?? "") : address;
  const bare = quoted.slice(0, findUrlEnd(quoted)).replace(TRAILING_PUNCTUATION, "");
  return URL.canParse(bare) ? bare : null;
}

/** Returns the index of the first closing bracket that was not opened within the URL. */
function findUrlEnd(address: string): number {
  const open: string[] = [];
  for (let offset = 0; offset < address.length; offset++) {
    const sign = address[offset] ?? "";
    const opener = OPENED_BY.get(sign);
    if (opener === undefined) {
      if ("([{".includes(sign)) open.push(sign);
    } else if (open.pop() !== opener) return offset;
  }
  return address.length;
}
