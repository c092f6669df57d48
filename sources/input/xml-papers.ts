import type { ParseResult } from "@/lib/paper/parse-result";
import type { FormatInput } from "./format";
import { repairedIssue, type SourceLocation, skippedIssue } from "./raw-paper";
import { readElements, type XmlNode } from "./xml";

/** Parses the papers of an XML document: `read` is called for every outermost element with one of the names. */
export async function* parseXmlPapers(
  { source, text, restated }: FormatInput,
  names: readonly string[],
  read: (node: XmlNode, location: SourceLocation) => readonly ParseResult[],
): AsyncGenerator<ParseResult> {
  for await (const piece of readElements(text, new Set(names))) {
    if ("node" in piece) yield* read(piece.node, { source, restated, locator: `line ${piece.node.line}` });
    else if (piece.isLost) yield skippedIssue({ source, locator: `line ${piece.line}` }, piece.problem, piece.excerpt);
    else yield repairedIssue({ source, locator: `line ${piece.line}` }, piece.problem, piece.excerpt);
  }
}

/** True if the head of a file is XML with a matching root element. */
export function hasRootElement(head: string, names: RegExp): boolean {
  const root = /<(?![?!])(?:[\w.-]{1,40}:)?([\w.-]{1,60})/.exec(skipPrologue(head))?.[1];
  return root !== undefined && names.test(root);
}

/** Removes the XML declaration, comments and DOCTYPE before the root element. */
function skipPrologue(head: string): string {
  let text = head.trimStart();
  while (text.startsWith("<?") || text.startsWith("<!")) {
    const close = text.startsWith("<!--") ? "-->" : text.startsWith("<?") ? "?>" : findDoctypeEnd(text);
    const offset = text.indexOf(close);
    if (offset < 0) return "";
    text = text.slice(offset + close.length).trimStart();
  }
  return text;
}

const findDoctypeEnd = (text: string): string => {
  const subset = text.indexOf("[");
  return subset >= 0 && subset < text.indexOf(">") ? "]>" : ">";
};
