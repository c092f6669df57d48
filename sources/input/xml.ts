import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { formatInteger } from "@/lib/format/format-integer";
import { LINE_CHARACTERS, RECORD_CHARACTERS, RECORD_LINES, UNCLOSED_ELEMENTS } from "./limits";
import { BARE_CHARACTERS, escapeBareCharacters, unescapeBareCharacters } from "./xml-bare-characters";

/** An XML element with its content; names without prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
  readonly line: number;
}

/** A requested element, or a problem of the document. */
export type XmlEvent =
  | { readonly node: XmlNode }
  | {
      readonly problem: string;
      readonly line: number;
      /** True if a record or the rest of the file is lost. */
      readonly isLost: boolean;
      /** Text around the problem. */
      readonly excerpt: string;
    };

const MAX_DEPTH = 100;
/** An external DTD with a public identifier, as in PubMed; it is not loaded. */
const PUBLIC_DTD = /^\s{1,20}\S{1,60}\s{1,20}PUBLIC\s[^[]{1,400}$/;
/** Elements that format text, and MathML, which are part of the text around them. */
const INLINE =
  /^(?:[bipq]|em|br|strong|su[bp]|inf|span|sc|tt|code|tex-math|style|italic|bold|math|semantics|m(?:[ions]|row|su[bp]|subsup|frac|sqrt|root|text|over|under|underover|table|t[rd]|style|space|fenced|padded|multiscripts))$/i;
/** Reported problems per record, and between two records. */
const MAX_PROBLEMS = 20;

/** Ends the parsing of a file; caught in this module. */
class RejectedDocumentError extends Error {}

/**
 * Streams the outermost elements with the given names, holding one in memory. The file may contain several documents. A
 * document with an internal DTD or with too deep nesting is rejected at that position.
 */
export async function* readElements(text: AsyncIterable<string>, names: ReadonlySet<string>): AsyncGenerator<XmlEvent> {
  const reader = new ElementReader(names);
  for await (const piece of escapeBareCharacters(text)) {
    yield* reader.feed(piece);
    if (reader.ended) return;
  }
  yield* reader.close();
}

class ElementReader {
  ended = false;
  private readonly parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  private open: XmlNode[] = [];
  /** The open record. */
  private record = { key: "", depth: 0, parts: 0, characters: 0 };
  /** The record that just ended, by any end tag. */
  private last: XmlNode | null = null;
  /** An element of the record that has no end tag, and therefore holds the elements after it. */
  private unended: XmlNode | null = null;
  private root = "";
  private events: XmlEvent[] = [];
  private depth = 0;
  /** Elements open in the parser, including records without end tag. */
  private unclosed = 0;
  private problemCount = 0;
  private closing = false;
  private piece = "";
  /** Characters before the current chunk. */
  private processedLength = 0;
  /** Characters since the last tag. */
  private size = 0;

  constructor(private readonly names: ReadonlySet<string>) {
    this.parser.on("doctype", (doctype) => {
      if (!PUBLIC_DTD.test(doctype))
        this.reject("the document has a DTD, which may define unlimited entities; rejected");
    });
    this.parser.on("error", (error) => this.reportProblem(error.message.replace(/^\d{1,9}:\d{1,9}:\s/, "")));
    for (const [name, sign] of BARE_CHARACTERS) {
      Object.defineProperty(this.parser.ENTITIES, name, { get: () => this.readBare(sign) });
    }
    this.parser.on("opentag", (tag) => this.begin(tag));
    this.parser.on("closetag", () => this.end());
    this.parser.on("text", (text) => this.add(text));
    this.parser.on("cdata", (text) => this.add(text));
  }

  feed(piece: string): XmlEvent[] {
    return this.takeEvents(() => {
      this.size += piece.length;
      this.processedLength += this.piece.length;
      this.piece = piece;
      this.parser.write(piece);
      if (this.size > LINE_CHARACTERS)
        this.reject(`a tag or text of more than ${formatInteger(LINE_CHARACTERS)} characters; the rest is not read`);
    });
  }

  close(): XmlEvent[] {
    return this.takeEvents(() => {
      this.closing = true;
      const [record] = this.open;
      if (record) this.reportLostRecord(record, "the file ends within it");
      else if (this.depth > 0) this.reportProblem("the file ends before its end tag");
      this.parser.close();
    });
  }

  private takeEvents(work: () => void): XmlEvent[] {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RejectedDocumentError)) throw error;
      this.events.push({ problem: error.message, line: this.parser.line, isLost: true, excerpt: this.getExcerpt() });
      this.ended = true;
    }
    return this.events.splice(0);
  }

  private begin(tag: SaxesTagNS): void {
    this.size = 0;
    this.last = null;
    this.depth++;
    if (++this.unclosed > UNCLOSED_ELEMENTS)
      this.reject(
        `more than ${formatInteger(UNCLOSED_ELEMENTS)} elements without their end tags; the rest is not read`,
      );
    const key = `${tag.uri} ${tag.local}`;
    if (this.depth === 1) this.root = key;
    else if (key === this.root) this.restartAt(1);
    if (this.open.length > 0 && key === this.record.key) this.restartAt(this.record.depth);
    if (this.depth > MAX_DEPTH) this.reject(`elements nested more than ${MAX_DEPTH} levels deep`);
    if (this.open.length === 0) {
      if (!this.names.has(tag.local)) return;
      this.record = { key, depth: this.depth, parts: 0, characters: 0 };
      this.problemCount = 0;
      this.unended = null;
    }
    const attributes = Object.fromEntries(Object.values(tag.attributes).map(toAttributeEntry));
    const node = { name: tag.local, attributes, children: [], line: this.parser.line };
    this.hold(node, attributesSize(attributes));
    this.open.push(node);
  }

  /** A record within a record of the same kind, or a document within a document: an end tag is missing. */
  private restartAt(depth: number): void {
    const [record] = this.open;
    if (record) this.reportLostRecord(record, "it has no end tag");
    this.open = [];
    this.depth = depth;
  }

  private end(): void {
    this.size = 0;
    this.depth = Math.max(0, this.depth - 1);
    this.unclosed--;
    const node = this.open.pop();
    this.last = node && this.open.length === 0 ? node : null;
    if (!this.last) return;
    this.problemCount = 0;
    if (this.unended) {
      this.reportLostRecord(this.last, `<${this.unended.name}> has no end tag`);
      this.last = null;
      return;
    }
    const excess = this.excess();
    if (excess === null) return void this.events.push({ node: this.last });
    const fault = `this <${this.last.name}> has more than ${excess} and is skipped; shorten it`;
    this.events.push({
      problem: fault,
      line: this.last.line,
      isLost: true,
      excerpt: getElementText(this.last).slice(0, 500),
    });
    this.last = null;
  }

  private add(text: string): void {
    this.hold(text, text.length);
  }

  /** Adds a node to the open element while its record is within the limits. */
  private hold(piece: XmlNode | string, length: number): void {
    const { record } = this;
    record.parts++;
    record.characters += length;
    if (record.parts <= RECORD_LINES && record.characters <= RECORD_CHARACTERS) this.open.at(-1)?.children.push(piece);
  }

  /** Returns the exceeded limit of the record, or null. */
  private excess(): string | null {
    if (this.record.parts > RECORD_LINES) return `${formatInteger(RECORD_LINES)} elements and text nodes`;
    return this.record.characters > RECORD_CHARACTERS ? `${formatInteger(RECORD_CHARACTERS)} characters` : null;
  }

  private reportProblem(message: string): void {
    const { last } = this;
    this.last = null;
    // The parser reports this after an element that ended with its parent.
    if (message === "unexpected close tag." && last) {
      this.events.pop();
      this.reportLostRecord(last, "it has no end tag");
      return;
    }
    if (message === "unexpected close tag.") this.unended ??= this.findUnended();
    if (this.isIgnoredError(message) || ++this.problemCount > MAX_PROBLEMS + 1) return;
    const text = this.problemCount > MAX_PROBLEMS ? "further problems are not shown" : message;
    const place = { line: this.parser.line, isLost: message === "unexpected end.", excerpt: this.getExcerpt() };
    this.events.push({ problem: `not well-formed XML: ${text}`, ...place });
  }

  /** The element that just ended with its parent, if it holds other elements than formatted text. */
  private findUnended(): XmlNode | null {
    const node = this.open.at(-1)?.children.at(-1);
    if (node === undefined || typeof node === "string") return null;
    return node.children.some((child) => typeof child !== "string" && !INLINE.test(child.name)) ? node : null;
  }

  private readBare(sign: string): string {
    this.reportProblem(`unescaped ${sign}`);
    return sign;
  }

  /** True for errors about a second document in the file, and for errors reported better at its end. */
  private isIgnoredError(message: string): boolean {
    if (message.startsWith("unclosed tag") || message === "documents may contain only one root.") return true;
    if (this.closing && this.open.length > 0) return true;
    return this.depth === 0 && this.root !== "";
  }

  private reportLostRecord(record: XmlNode, why: string): void {
    const fault = `not well-formed XML: this <${record.name}> is skipped, as ${why}`;
    this.events.push({ problem: fault, line: record.line, isLost: true, excerpt: getElementText(record) });
  }

  private getExcerpt(): string {
    const offset = this.parser.position - this.processedLength;
    return unescapeBareCharacters(this.piece.slice(Math.max(0, offset - 80), Math.max(0, offset) + 40));
  }

  private reject(message: string): never {
    throw new RejectedDocumentError(message);
  }
}

const attributesSize = (attributes: Readonly<Record<string, string>>): number =>
  Object.values(attributes).reduce((size, value) => size + value.length, 0);

const toAttributeEntry = ({ local, value }: SaxesAttributeNS): [string, string] => [local, value];

/** Returns the text of an element and its descendants. */
export function getElementText(node: XmlNode | undefined): string {
  return node?.children.map((child) => (typeof child === "string" ? child : getElementText(child))).join("") ?? "";
}

/** Returns the child elements with a name. */
export function findChildren(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children.filter((child) => typeof child !== "string" && child.name === name) as XmlNode[]) ?? [];
}

/** Returns the text of the first child element with a name. */
export function getChildText(node: XmlNode | undefined, name: string): string {
  return getElementText(findChildren(node, name)[0]);
}
