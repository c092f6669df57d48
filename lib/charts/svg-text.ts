/** Characters that XML has no place for, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are taken out
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as the content or an attribute of an XML element. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(INVALID_XML_CHARACTERS, "")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A text that is at most so many characters wide, its end cut off where it is longer. */
export function truncateText(text: string, maxChars: number): string {
  const letters = [...text];
  return letters.length <= maxChars
    ? text
    : `${letters
        .slice(0, maxChars - 1)
        .join("")
        .trimEnd()}…`;
}

/** A text in lines of at most so many characters, broken at spaces; a word that is longer is cut. */
export function wrapText(text: string, maxChars: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ...word].length < maxChars) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(truncateText(word, maxChars));
  }
  return lines;
}
