import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { exchange, exchangeValues, findTableShape, splitCells } from "./table-values";

/**
 * Damages that files really have, as data: a list of mutations is drawn once (by fast-check or from a seed), can be
 * shrunk, and gives the same bytes every time.
 */

/** One change of a file. */
export interface Mutation {
  readonly kind: MutationKind;
  /** Where, as a fraction of the file, from 0 to 1. */
  readonly at: number;
  /** Selects a variant or a size, from 0 to 1. */
  readonly amount: number;
}

type Change = (bytes: Uint8Array, at: number, amount: number) => Uint8Array;

/** Fragments that begin, end or escape something in one format or another. */
const FRAGMENTS = [
  ..."\n|\r|\t|\u0000|\u000b|\u0085|\u2028|\ufeff|\u202e|\u200b|\u{10ffff}|\"|'|\\|{|}|[|]|<|>|&|%|@|#|$|;|,".split(
    "|",
  ),
  "|",
  "\n\n\n",
  "---\n",
  "```\n",
  "ER  - \n",
  "TY  - JOUR\n",
  "</entry>",
  "<![CDATA[",
  "<!--",
  "]]>",
  "&amp;",
  "&#x110000;",
  "&#0;",
  "\\begin{",
  '"",',
  "Abstract: ",
  "Title: ",
  "arXiv:2501.99999",
  "javascript:alert(1)",
  "=cmd|'/c calc'!A1",
  "<script>alert(1)</script>",
  "1e999",
  "-",
  "9".repeat(400),
  "(".repeat(300),
] as const;

const pick = <T>(list: readonly T[], share: number): T | undefined =>
  list[Math.min(list.length - 1, Math.floor(share * list.length))];
const toIndex = (length: number, share: number): number => Math.min(length, Math.floor(share * (length + 1)));
const concat = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
/** UTF-16 with its mark stays UTF-16; other bytes are UTF-8. */
const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;
const asText =
  (change: (text: string, at: number, amount: number) => string): Change =>
  (bytes, at, amount) =>
    isUtf16(bytes)
      ? Uint8Array.from(Buffer.from(change(Buffer.from(bytes).toString("utf16le"), at, amount), "utf16le"))
      : encode(change(decode(bytes), at, amount));

/** Half of the file at most. */
const toSpan = (length: number, at: number, amount: number): readonly [number, number] => {
  const start = toIndex(length, at);
  return [start, Math.min(length, start + Math.ceil((amount * length) / 2))];
};

function flipByte(bytes: Uint8Array, at: number, amount: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const index = Math.min(copy.length - 1, toIndex(copy.length, at));
  if (index >= 0) copy[index] = (copy[index] ?? 0) ^ (1 + Math.min(254, Math.floor(amount * 255)));
  return copy;
}

const LINE_ENDS = ["\r\n", "\r", "\n\n", "\u2028", "\r\r\n", " \n", " "] as const;

/** Replaces all line ends, or only those behind a position. */
function changeLineEnds(text: string, at: number, amount: number): string {
  const start = at < 0.5 ? 0 : toIndex(text.length, at);
  return text.slice(0, start) + text.slice(start).replace(/\r?\n/g, pick(LINE_ENDS, amount) ?? "\r\n");
}

const swapPairs = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length & ~1).swap16();
const ENCODINGS: readonly ((text: string) => Uint8Array)[] = [
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  (text) => Buffer.from(text, "utf16le"),
  (text) => swapPairs(Buffer.from(`\ufeff${text}`, "utf16le")),
  (text) => Buffer.from(text, "latin1"),
  // UTF-8 that was read as Latin-1 and written again.
  (text) => Buffer.from(Buffer.from(text).toString("latin1")),
];

/** Exchanges two columns of every line of a table; of other texts, the two halves of every line around its first colon, hyphen or equals sign. */
function swapColumns(text: string, at: number, amount: number): string {
  const { separator, columns } = findTableShape(text.split("\n", 1)[0] ?? "");
  const swap = (line: string): string => {
    if (columns === 1) return line.replace(/^([^:=-]*)([:=-]+)(.*)$/, "$3$2$1");
    const cells = splitCells(line, separator);
    return exchange(cells, Math.floor(at * cells.length), Math.floor(amount * cells.length)).join(separator);
  };
  return text.split("\n").map(swap).join("\n");
}

/**
 * Exchanges the values of two columns of a table below their header: in all rows, or in one.
 * @param at the first column; its position within the share of this column selects all rows or one
 */
function swapValues(text: string, at: number, amount: number): string {
  const { columns, header } = findTableShape(text);
  const first = Math.floor(at * columns);
  const scope = at * columns - first;
  const rows = text.split("\n").length - header - 1;
  const row = scope < 0.5 ? null : Math.floor((scope - 0.5) * 2 * rows);
  return exchangeValues(text, first, Math.floor(amount * columns), row);
}

function swapLines(text: string, at: number, amount: number): string {
  const lines = text.split("\n");
  const [first, second] = [toIndex(lines.length - 1, at), toIndex(lines.length - 1, amount)];
  return exchange(lines, first, second).join("\n");
}

/** Every kind of damage; new kinds go to the end, so that seeds keep their meaning. */
const CHANGES = {
  "flip-byte": flipByte,
  "cut-end": (bytes, at) => bytes.slice(0, toIndex(bytes.length, at)),
  "cut-start": (bytes, at) => bytes.slice(toIndex(bytes.length, at)),
  "cut-out": (bytes, at, amount) => {
    const [start, end] = toSpan(bytes.length, at, amount);
    return concat(bytes.slice(0, start), bytes.slice(end));
  },
  repeat: (bytes, at, amount) => {
    const [start, end] = toSpan(bytes.length, at, amount);
    return concat(bytes.slice(0, end), bytes.slice(start));
  },
  insert: (bytes, at, amount) => {
    const start = toIndex(bytes.length, at);
    return concat(bytes.slice(0, start), encode(pick(FRAGMENTS, amount) ?? ""), bytes.slice(start));
  },
  "line-ends": asText(changeLineEnds),
  encoding: (bytes, _, amount) => Uint8Array.from((pick(ENCODINGS, amount) ?? encode)(decode(bytes))),
  "swap-columns": asText(swapColumns),
  "swap-lines": asText(swapLines),
  gzip: (bytes) => Uint8Array.from(gzipSync(bytes)),
  "drop-byte": (bytes, at) => {
    const index = Math.min(bytes.length - 1, toIndex(bytes.length, at));
    return concat(bytes.slice(0, index), bytes.slice(index + 1));
  },
  "swap-values": asText(swapValues),
} as const satisfies Readonly<Record<string, Change>>;

export type MutationKind = keyof typeof CHANGES;
export const MUTATION_KINDS = Object.keys(CHANGES) as MutationKind[];

/** Applies mutations one after the other. Never throws, and never changes its input. */
export function mutate(bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
  return mutations.reduce((changed, { kind, at, amount }) => CHANGES[kind](changed, at, amount), bytes);
}

const fraction = fc.integer({ min: 0, max: 9_999 }).map((n) => n / 10_000);

/** Draws one to six mutations; shrinks to fewer of them. `fc.sample(mutations, { seed, numRuns })` gives a fixed list. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...MUTATION_KINDS), at: fraction, amount: fraction }),
  { minLength: 1, maxLength: 6, size: "max" },
);
