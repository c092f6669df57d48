/** Characters that are invalid in XML, even if escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are taken out
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for the content or an attribute of an XML element. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(INVALID_XML_CHARACTERS, "")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Truncates text to a number of characters. */
export function truncateText(text: string, maxChars: number): string {
  const letters = [...text];
  return letters.length <= maxChars
    ? text
    : `${letters
        .slice(0, maxChars - 1)
        .join("")
        .trimEnd()}…`;
}

/** Wraps text at spaces into lines of a maximum number of characters; longer words are truncated. */
export function wrapText(text: string, maxChars: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ...word].length < maxChars) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(truncateText(word, maxChars));
  }
  return lines;
}
