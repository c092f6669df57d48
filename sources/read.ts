import type { Issue } from "@/lib/issue";
import { decodeText, withLineFeeds } from "./decode";
import { detectFormat } from "./detect";
import { detectEncoding } from "./encoding";
import { EMPTY_FILE, type FieldMap, type Format, type Input, type Reading, WHOLE_FILE } from "./format";
import { FORMATS } from "./formats";
import { type GzipFault, gunzip } from "./gunzip";
import { UNPACKED_BYTES } from "./limits";
import { splitLines } from "./lines";
import { mended, skipped } from "./raw-paper";
import { saysRestated } from "./restated";

export interface ReadOptions {
  /** What the person calls the input; it stands in every record and issue. */
  readonly source: string;
  /** The format, where it is not to be guessed. */
  readonly from?: Format | undefined;
  /** What the file calls its fields, where that is not to be guessed. */
  readonly map?: FieldMap | undefined;
  /** Bytes that it may unpack to, where it is gzip; `UNPACKED_BYTES` where this is not given. */
  readonly unpackedBytes?: number | undefined;
}

/** How much of the beginning the encoding and the format are guessed from. */
const HEAD = 64 * 1024;

/**
 * Reads the papers of one file, one after the other, in memory that does not grow with the file where its format is
 * made of lines. Never throws for what the bytes hold: what cannot be read is an issue with its place.
 */
export async function* readPapers(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): AsyncGenerator<Reading> {
  const faults: GzipFault[] = [];
  yield* readUnpacked(
    gunzip(bytes, (fault) => faults.push(fault), options.unpackedBytes ?? UNPACKED_BYTES),
    options,
  );
  for (const fault of faults) yield { issue: { severity: "skipped", source: options.source, ...fault } };
}

async function* readUnpacked(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): AsyncGenerator<Reading> {
  const { source, map = {} } = options;
  const place = { source, locator: WHOLE_FILE };
  const { head, all } = await readHead(bytes);
  if (head.length === 0) return yield skipped(place, EMPTY_FILE);
  const encoding = detectEncoding(head);
  if ("binary" in encoding) return yield skipped(place, `this is ${encoding.binary}, not text with papers`);
  const start = new TextDecoder(encoding.name).decode(head, { stream: true });
  const text = withLineFeeds(start);
  if (encoding.note) yield mended(place, encoding.note, text);
  const format = options.from ?? detectFormat(text, map);
  if (!format) return yield skipped(place, unknownFormat(text), text);
  const reported: Reading[] = [];
  const report = (issue: Omit<Issue, "source">): void => void reported.push({ issue: { ...issue, source } });
  const decoded = decodeText(all, { encoding: encoding.name, head: start }, report);
  const input = { source, map, restated: saysRestated(text), text: decoded, lines: splitLines(decoded, report) };
  yield* readFormat(format, input, reported, text);
}

/** Reads the papers of a text that is in memory. */
export async function* readPapersInText(text: string, options: ReadOptions): AsyncGenerator<Reading> {
  yield* readPapers(inOne(new TextEncoder().encode(text)), options);
}

/** @param reported takes what is found wrong with the text while it is read */
async function* readFormat(format: Format, input: Input, reported: Reading[], head: string): AsyncGenerator<Reading> {
  const { source } = input;
  let found = false;
  for await (const reading of format.read(input)) {
    yield* reported.splice(0);
    found = true;
    yield reading;
  }
  yield* reported;
  if (!found) yield skipped({ source, locator: WHOLE_FILE }, `no paper found, read as ${format.name}`, head);
}

function unknownFormat(text: string): string {
  if (text.trim() === "") return EMPTY_FILE;
  return `in no known format; known are ${FORMATS.map((format) => format.name).join(", ")}`;
}

/** The first bytes, and all of them again. */
async function readHead(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let done = false;
  while (!done && size < HEAD) {
    const next = await iterator.next();
    done = next.done === true;
    if (!next.done) {
      chunks.push(next.value);
      size += next.value.length;
    }
  }
  return { head: Buffer.concat(chunks).subarray(0, HEAD), all: replay(chunks, done ? null : iterator) };
}

async function* replay(chunks: readonly Uint8Array[], rest: AsyncIterator<Uint8Array> | null) {
  yield* chunks;
  try {
    for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value;
  } finally {
    await rest?.return?.();
  }
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
