import type { InputIssue } from "@/lib/paper/input-issue";

/** The line and paragraph separators of Unicode, also if their UTF-8 was read as another encoding. */
export const SEPARATORS = /[\u2028\u2029]|\u00e2[\u0080\u20ac][\u00a8\u00a9]/g;
/** Characters at the end of a chunk that may begin a separator of three characters. */
const BEGUN_SEPARATOR = /\u00e2[\u0080\u20ac]?$/;
/** Excerpt characters on each side of an unreadable one. */
const EXCERPT_RADIUS = 60;

/** Replaces other line ends by LF if the head has only these: CR of some spreadsheets, or the line separators of Unicode. */
export function normalizeLineEnds(head: string): string {
  return replaceLineEnds(head, findOnlyLineEnd(head));
}

const replaceLineEnds = (text: string, lineEnd: RegExp | null): string =>
  lineEnd === null ? text : text.replace(lineEnd, "\n");

/** The line end of a text without LF, or null. Texts of JSON hold line separators inside of values. */
function findOnlyLineEnd(head: string): RegExp | null {
  if (head.includes("\n")) return null;
  // A CR at the very end may be followed by LF.
  if (/\r./s.test(head)) return /\r/g;
  return head.search(SEPARATORS) >= 0 && !/^\s{0,20}[[{]/.test(head) ? SEPARATORS : null;
}

/**
 * Decodes bytes as a stream.
 * @param head start of the text, which determines the kind of line ends
 * @param report receives the location of the first undecodable bytes
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, head }: { readonly encoding: string; readonly head: string },
  report: (issue: Omit<InputIssue, "source">) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let line = 1;
  let isReported = false;
  const lineEnd = findOnlyLineEnd(head);
  const check = (decoded: string): string => {
    const text = replaceLineEnds(decoded, lineEnd);
    if (isReported) return text;
    const offset = text.indexOf("\uFFFD");
    line += countLineEnds(offset < 0 ? text : text.slice(0, offset));
    if (offset < 0) return text;
    isReported = true;
    const message = "unreadable bytes from here on, shown as �";
    report({ severity: "repaired", locator: `line ${line}`, message, excerpt: getLineAround(text, offset) });
    return text;
  };
  let begun = "";
  for await (const chunk of chunks) {
    const decoded = begun + decoder.decode(chunk, { stream: true });
    begun = lineEnd === SEPARATORS ? (BEGUN_SEPARATOR.exec(decoded)?.[0] ?? "") : "";
    yield check(decoded.slice(0, decoded.length - begun.length));
  }
  yield check(begun + decoder.decode());
}

/** Returns the text around a position in its line. */
function getLineAround(text: string, offset: number): string {
  const before =
    text
      .slice(Math.max(0, offset - EXCERPT_RADIUS), offset)
      .split("\n")
      .at(-1) ?? "";
  const [behind = ""] = text.slice(offset, offset + EXCERPT_RADIUS).split("\n");
  return `${before}${behind}`.trim();
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let offset = text.indexOf("\n"); offset >= 0; offset = text.indexOf("\n", offset + 1)) count++;
  return count;
}
