import type { InputIssue } from "@/lib/paper/input-issue";

/** Excerpt characters on each side of an unreadable one. */
const EXCERPT_RADIUS = 60;

/** Replaces CR by LF if the head has only CR line ends, as some spreadsheets write them. */
export function normalizeLineEnds(head: string): string {
  return hasCarriageReturnsOnly(head) ? head.replaceAll("\r", "\n") : head;
}

/** A CR at the very end may be followed by LF. */
const hasCarriageReturnsOnly = (head: string): boolean => !head.includes("\n") && /\r./s.test(head);

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
  const hasCrOnly = hasCarriageReturnsOnly(head);
  const check = (decoded: string): string => {
    const text = hasCrOnly ? decoded.replaceAll("\r", "\n") : decoded;
    if (isReported) return text;
    const offset = text.indexOf("\uFFFD");
    line += countLineEnds(offset < 0 ? text : text.slice(0, offset));
    if (offset < 0) return text;
    isReported = true;
    const message = "unreadable bytes from here on, shown as �";
    report({ severity: "repaired", locator: `line ${line}`, message, excerpt: getLineAround(text, offset) });
    return text;
  };
  for await (const chunk of chunks) yield check(decoder.decode(chunk, { stream: true }));
  yield check(decoder.decode());
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
