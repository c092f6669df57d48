const SUFFIX = /^(?:jr|sr|i{2,3}|iv|ph\.?d|m\.?d)\.?$/i;
const ET_AL = /\bet\.? al\.?$/i;

/**
 * The names in a list of authors as people write it: "Ana Ito, Ben Roy and Cy Wu", "Ito, Ana; Roy, Ben". A semicolon,
 * where there is one, is the only separator. Spacing is tidied, "et al." dropped.
 */
export function parseAuthors(text: string): string[] {
  const tidy = text.replace(/\s+/g, " ").replace(ET_AL, "").trim();
  const parts = tidy.includes(";") ? tidy.split(";") : tidy.split(/,(?:\s*and\s)?|\sand\s|\s&\s/);
  const names: string[] = [];
  for (const part of parts.map(trim).filter(Boolean)) {
    const last = names.length - 1;
    if (SUFFIX.test(part) && last >= 0) names[last] = `${names[last]}, ${part}`;
    else names.push(part);
  }
  return names;
}

/** By hand, because a pattern for it takes minutes over a long line of commas. */
function trim(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSeparator(text[from])) from++;
  while (to > from && isSeparator(text[to - 1])) to--;
  return text.slice(from, to);
}

const isSeparator = (sign = ""): boolean => sign === "," || sign.trim() === "";
