import type { Input, Reading } from "./format";
import { mended, type Place, skipped } from "./raw-paper";
import { readElements, type XmlNode } from "./xml";

/** Reads the papers of an XML document: `read` is given every element of the names, the outermost ones. */
export async function* readXmlPapers(
  { source, text, restated }: Input,
  names: readonly string[],
  read: (node: XmlNode, place: Place) => readonly Reading[],
): AsyncGenerator<Reading> {
  for await (const piece of readElements(text, new Set(names))) {
    if ("node" in piece) yield* read(piece.node, { source, restated, locator: `line ${piece.node.line}` });
    else if (piece.lost) yield skipped({ source, locator: `line ${piece.line}` }, piece.fault, piece.excerpt);
    else yield mended({ source, locator: `line ${piece.line}` }, piece.fault, piece.excerpt);
  }
}

/** True where the head of a file is XML whose first element has one of the names, or all that is to be seen of it. */
export function rootIs(head: string, names: RegExp): boolean {
  const root = /<(?![?!])(?:[\w.-]{1,40}:)?([\w.-]{1,60})/.exec(withoutPrologue(head))?.[1];
  return root !== undefined && names.test(root);
}

/** A document from its first element on; comments before it may be long. */
function withoutPrologue(head: string): string {
  let text = head.trimStart();
  while (text.startsWith("<?") || text.startsWith("<!")) {
    const close = text.startsWith("<!--") ? "-->" : text.startsWith("<?") ? "?>" : endOfDoctype(text);
    const at = text.indexOf(close);
    if (at < 0) return "";
    text = text.slice(at + close.length).trimStart();
  }
  return text;
}

const endOfDoctype = (text: string): string => {
  const subset = text.indexOf("[");
  return subset >= 0 && subset < text.indexOf(">") ? "]>" : ">";
};
