import type { InputIssue } from "@/lib/paper/input-issue";

/** Characters that are shown on both sides of an unreadable one. */
const EXCERPT_RADIUS = 60;

/** Where the head of a text has line ends of old Macs, CR alone, as some spreadsheets still write them: with LF instead. */
export function normalizeLineEnds(head: string): string {
  return hasCarriageReturnsOnly(head) ? head.replaceAll("\r", "\n") : head;
}

/** CR and LF may be parted at the end of the head. */
const hasCarriageReturnsOnly = (head: string): boolean => !head.includes("\n") && /\r./s.test(head);

/**
 * The text of bytes, piece by piece.
 * @param head the first of it, from which the kind of line ends is known
 * @param report takes where the first bytes stand that the encoding has not
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, head }: { readonly encoding: string; readonly head: string },
  report: (issue: Omit<InputIssue, "source">) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let line = 1;
  let garbled = false;
  const old = hasCarriageReturnsOnly(head);
  const look = (decoded: string): string => {
    const text = old ? decoded.replaceAll("\r", "\n") : decoded;
    if (garbled) return text;
    const at = text.indexOf("\uFFFD");
    line += countLineEnds(at < 0 ? text : text.slice(0, at));
    if (at < 0) return text;
    garbled = true;
    const message = "unreadable bytes from here on, shown as �";
    report({ severity: "mended", locator: `line ${line}`, message, excerpt: getLineAround(text, at) });
    return text;
  };
  for await (const chunk of chunks) yield look(decoder.decode(chunk, { stream: true }));
  yield look(decoder.decode());
}

/** What stands around a place in the same line. */
function getLineAround(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - EXCERPT_RADIUS), at)
      .split("\n")
      .at(-1) ?? "";
  const [behind = ""] = text.slice(at, at + EXCERPT_RADIUS).split("\n");
  return `${before}${behind}`.trim();
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
