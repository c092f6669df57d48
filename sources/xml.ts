import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { MAX_LINE } from "./lines";

/** An element of an XML document with what is in it. Names are without their prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
  readonly line: number;
}

/** An element that was asked for, or what is wrong with the document. */
export type XmlPiece =
  | { readonly node: XmlNode }
  | {
      readonly fault: string;
      readonly line: number;
      readonly fatal: boolean;
      /** The text around the place. */
      readonly excerpt: string;
    };

const MAX_DEPTH = 100;
const MAX_FAULTS = 20;

/** Ends the reading of a document; it never leaves this file. */
class Refusal extends Error {}

/**
 * The elements of the given names, the outermost of them, as the document is read; one is held at a time. A document
 * with a DTD, with entities of its own or nested without end is refused where that is found.
 */
export async function* readElements(text: AsyncIterable<string>, names: ReadonlySet<string>): AsyncGenerator<XmlPiece> {
  const reader = new ElementReader(names);
  for await (const piece of text) {
    yield* reader.feed(piece);
    if (reader.ended) return;
  }
  yield* reader.close();
}

class ElementReader {
  ended = false;
  private readonly parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  private readonly open: XmlNode[] = [];
  private pieces: XmlPiece[] = [];
  private depth = 0;
  private faults = 0;
  private piece = "";
  /** Characters before the piece that is read. */
  private before = 0;
  /** Characters since the last element began or ended. */
  private size = 0;

  constructor(private readonly names: ReadonlySet<string>) {
    this.parser.on("doctype", () =>
      this.refuse("the document has a DTD, which may hold entities without end; refused"),
    );
    this.parser.on("error", (error) => this.fault(error.message.replace(/^\d{1,9}:\d{1,9}:\s/, "")));
    this.parser.on("opentag", (tag) => this.begin(tag));
    this.parser.on("closetag", () => this.end());
    this.parser.on("text", (text) => this.add(text));
    this.parser.on("cdata", (text) => this.add(text));
  }

  feed(piece: string): XmlPiece[] {
    return this.attempt(() => {
      this.size += piece.length;
      this.before += this.piece.length;
      this.piece = piece;
      this.parser.write(piece);
      if (this.size > MAX_LINE) this.refuse("an element of this size is no paper");
    });
  }

  close(): XmlPiece[] {
    return this.attempt(() => this.parser.close());
  }

  private attempt(work: () => void): XmlPiece[] {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.pieces.push({ fault: error.message, line: this.parser.line, fatal: true, excerpt: this.around() });
      this.ended = true;
    }
    return this.pieces.splice(0);
  }

  private begin(tag: SaxesTagNS): void {
    this.size = 0;
    if (++this.depth > MAX_DEPTH) this.refuse(`elements nested more than ${MAX_DEPTH} levels deep`);
    if (this.open.length === 0 && !this.names.has(tag.local)) return;
    const attributes = Object.fromEntries(Object.values(tag.attributes).map(nameAndValue));
    const node = { name: tag.local, attributes, children: [], line: this.parser.line };
    this.open.at(-1)?.children.push(node);
    this.open.push(node);
  }

  private end(): void {
    this.size = 0;
    this.depth--;
    const node = this.open.pop();
    if (node && this.open.length === 0) this.pieces.push({ node });
  }

  private add(text: string): void {
    this.open.at(-1)?.children.push(text);
  }

  private fault(message: string): void {
    if (++this.faults > MAX_FAULTS) this.refuse("too many faults to go on; the rest is not read");
    const place = { line: this.parser.line, fatal: false, excerpt: this.around() };
    this.pieces.push({ fault: `not well-formed XML: ${message}`, ...place });
  }

  private around(): string {
    const at = this.parser.position - this.before;
    return this.piece.slice(Math.max(0, at - 80), Math.max(0, at) + 40);
  }

  private refuse(message: string): never {
    throw new Refusal(message);
  }
}

const nameAndValue = ({ local, value }: SaxesAttributeNS): [string, string] => [local, value];

/** The text in an element and all that is in it. */
export function xmlText(node: XmlNode | undefined): string {
  return node?.children.map((child) => (typeof child === "string" ? child : xmlText(child))).join("") ?? "";
}

/** The elements of a name right inside an element. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children.filter((child) => typeof child !== "string" && child.name === name) as XmlNode[]) ?? [];
}

/** The text of the first element of a name right inside an element. */
export function childText(node: XmlNode | undefined, name: string): string {
  return xmlText(childrenOf(node, name)[0]);
}
