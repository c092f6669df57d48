import { formatInteger } from "@/lib/format/format-integer";
import { DOCUMENT_CHARACTERS } from "./limits";

/** A line end of a document, which may have several kinds. */
export const LINE_END = /\r?\n|[\r\u2028\u2029]/;

/** The text of a document that is read as a whole. */
export interface DocumentText {
  readonly text: string;
  /** Message with limit and remedy if the document exceeds `DOCUMENT_CHARACTERS`, else null. */
  readonly fault: string | null;
}

/**
 * Reads a text up to `DOCUMENT_CHARACTERS`.
 * @param kind what the text is, for the message: "page", "mail"
 */
export async function readDocument(pieces: AsyncIterable<string>, kind: string): Promise<DocumentText> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length <= DOCUMENT_CHARACTERS) continue;
    const fault = `the ${kind} has more than ${formatInteger(DOCUMENT_CHARACTERS)} characters; the part before is read, import the rest as another file`;
    return { text: text.slice(0, DOCUMENT_CHARACTERS), fault };
  }
  return { text, fault: null };
}
