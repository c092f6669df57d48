import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { LINE_CHARACTERS, RECORD_CHARACTERS, RECORD_LINES, UNCLOSED_ELEMENTS, written } from "./limits";
import { BARE_CHARACTERS, escapeBareCharacters, unescapeBareCharacters } from "./xml-bare-characters";

/** An element of an XML document with what is in it. Names are without their prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
  readonly line: number;
}

/** An element that was asked for, or what is wrong with the document. */
export type XmlEvent =
  | { readonly node: XmlNode }
  | {
      readonly problem: string;
      readonly line: number;
      /** True where a record is lost, or the rest of the file. */
      readonly isLost: boolean;
      /** The text around the place. */
      readonly excerpt: string;
    };

const MAX_DEPTH = 100;
/** A DTD that is known by its public name, as PubMed gives it, and not in the file: it is not read. */
const PUBLIC_DTD = /^\s{1,20}\S{1,60}\s{1,20}PUBLIC\s[^[]{1,400}$/;
/** Faults that are shown of one record, and of what stands between two. */
const MAX_PROBLEMS = 20;

/** Ends the reading of a file; it never leaves this one. */
class RejectedDocumentError extends Error {}

/**
 * The elements of the given names, the outermost of them, as the file is read; one is held at a time. It may hold
 * several documents, one behind the other. One with a DTD that has no public name, with entities of its own or nested without end is
 * refused where that is found.
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
  /** The record that is open, and where it stands. */
  private record = { key: "", depth: 0, parts: 0, characters: 0 };
  /** The record that has just ended, by whatever end tag. */
  private last: XmlNode | null = null;
  private root = "";
  private events: XmlEvent[] = [];
  private depth = 0;
  /** Elements that the parser holds open, those of records without an end tag among them. */
  private unclosed = 0;
  private problemCount = 0;
  private closing = false;
  private piece = "";
  /** Characters before the piece that is read. */
  private processedLength = 0;
  /** Characters since the last element began or ended. */
  private size = 0;

  constructor(private readonly names: ReadonlySet<string>) {
    this.parser.on("doctype", (doctype) => {
      if (!PUBLIC_DTD.test(doctype))
        this.reject("the document has a DTD, which may hold entities without end; refused");
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
        this.reject(`a tag or text of more than ${written(LINE_CHARACTERS)} characters; what follows is left unread`);
    });
  }

  close(): XmlEvent[] {
    return this.takeEvents(() => {
      this.closing = true;
      const [record] = this.open;
      if (record) this.reportLostRecord(record, "the file breaks off in it");
      else if (this.depth > 0) this.reportProblem("the file breaks off before its end tag");
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
        `more than ${written(UNCLOSED_ELEMENTS)} elements without their end tags; what follows is left unread`,
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
    }
    const attributes = Object.fromEntries(Object.values(tag.attributes).map(toAttributeEntry));
    const node = { name: tag.local, attributes, children: [], line: this.parser.line };
    this.hold(node, attributesSize(attributes));
    this.open.push(node);
  }

  /** A record in a record of its kind, or a document in a document: the end of what was open is missing. */
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
    const excess = this.excess();
    if (excess === null) return void this.events.push({ node: this.last });
    const fault = `this <${this.last.name}> has more than ${excess} and is left out; shorten it`;
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

  /** Puts a piece into the element that is open, as long as its record is within the limits. */
  private hold(piece: XmlNode | string, length: number): void {
    const { record } = this;
    record.parts++;
    record.characters += length;
    if (record.parts <= RECORD_LINES && record.characters <= RECORD_CHARACTERS) this.open.at(-1)?.children.push(piece);
  }

  /** What of the record is more than one may hold, or null. */
  private excess(): string | null {
    if (this.record.parts > RECORD_LINES) return `${written(RECORD_LINES)} elements and pieces of text`;
    return this.record.characters > RECORD_CHARACTERS ? `${written(RECORD_CHARACTERS)} characters` : null;
  }

  private reportProblem(message: string): void {
    const { last } = this;
    this.last = null;
    // The parser says so behind an element that ended with the one around it.
    if (message === "unexpected close tag." && last) {
      this.events.pop();
      this.reportLostRecord(last, "it has no end tag");
      return;
    }
    if (this.isIgnoredError(message) || ++this.problemCount > MAX_PROBLEMS + 1) return;
    const text = this.problemCount > MAX_PROBLEMS ? "more faults, which are not shown" : message;
    const place = { line: this.parser.line, isLost: message === "unexpected end.", excerpt: this.getExcerpt() };
    this.events.push({ problem: `not well-formed XML: ${text}`, ...place });
  }

  private readBare(sign: string): string {
    this.reportProblem(`a ${sign} that begins nothing`);
    return sign;
  }

  /** What the parser says of a second document in the file, and of what is told better at its end. */
  private isIgnoredError(message: string): boolean {
    if (message.startsWith("unclosed tag") || message === "documents may contain only one root.") return true;
    if (this.closing && this.open.length > 0) return true;
    return this.depth === 0 && this.root !== "";
  }

  private reportLostRecord(record: XmlNode, why: string): void {
    const fault = `not well-formed XML: this <${record.name}> is left out, as ${why}`;
    this.events.push({ problem: fault, line: record.line, isLost: true, excerpt: getElementText(record) });
  }

  private getExcerpt(): string {
    const at = this.parser.position - this.processedLength;
    return unescapeBareCharacters(this.piece.slice(Math.max(0, at - 80), Math.max(0, at) + 40));
  }

  private reject(message: string): never {
    throw new RejectedDocumentError(message);
  }
}

const attributesSize = (attributes: Readonly<Record<string, string>>): number =>
  Object.values(attributes).reduce((size, value) => size + value.length, 0);

const toAttributeEntry = ({ local, value }: SaxesAttributeNS): [string, string] => [local, value];

/** The text in an element and all that is in it. */
export function getElementText(node: XmlNode | undefined): string {
  return node?.children.map((child) => (typeof child === "string" ? child : getElementText(child))).join("") ?? "";
}

/** The elements of a name right inside an element. */
export function findChildren(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children.filter((child) => typeof child !== "string" && child.name === name) as XmlNode[]) ?? [];
}

/** The text of the first element of a name right inside an element. */
export function getChildText(node: XmlNode | undefined, name: string): string {
  return getElementText(findChildren(node, name)[0]);
}
