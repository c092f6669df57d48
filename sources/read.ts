import type { InputIssue, IssueCode } from "@/lib/paper/input-issue";
import type { ParseResult } from "@/lib/paper/parse-result";
import { describeUnknown, type MessagePlace } from "./describe-unknown";
import { detectFormat } from "./formats/detect-format";
import { decodeText, normalizeLineEnds } from "./input/decode-text";
import { detectEncoding } from "./input/detect-encoding";
import { FileChecks } from "./input/file-checks";
import { type FieldMap, type Format, type FormatInput, WHOLE_FILE } from "./input/format";
import { type GzipProblem, gunzip } from "./input/gunzip";
import { UNPACKED_BYTES } from "./input/limits";
import { isMail, readMail } from "./input/mail";
import { repairedIssue, skippedIssue } from "./input/raw-paper";
import { readDocument } from "./input/read-document";
import { splitLines } from "./input/split-lines";

export interface ReadOptions {
  /** Name of the input, which is part of every record and issue. */
  readonly source: string;
  /** Format; detected if undefined. */
  readonly from?: Format | undefined;
  /** Field names of the file, if they differ from the usual ones. */
  readonly map?: FieldMap | undefined;
  /** Where messages are read; "command line" by default. */
  readonly place?: MessagePlace | undefined;
  /** Maximum size of unpacked gzip data in bytes; `UNPACKED_BYTES` by default. */
  readonly unpackedBytes?: number | undefined;
}

/** Bytes from which the encoding and the format are detected. */
const HEAD_SIZE = 64 * 1024;

/**
 * Parses the papers of one file as a stream; line-based formats need constant memory. Never throws for invalid content:
 * unreadable parts become issues with their location.
 */
export async function* parsePapers(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ParseResult> {
  const problems: GzipProblem[] = [];
  yield* parsePapersInBytes(
    gunzip(bytes, (problem) => problems.push(problem), options.unpackedBytes ?? UNPACKED_BYTES),
    options,
  );
  for (const problem of problems) yield { issue: { severity: "skipped", source: options.source, ...problem } };
}

async function* parsePapersInBytes(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ParseResult> {
  const { source, map: fieldMap = {} } = options;
  const location = { source, locator: WHOLE_FILE };
  const { head, all } = await peekHead(bytes);
  if (head.length === 0) return yield emptyInputIssue(source);
  const encoding = detectEncoding(head);
  if ("binary" in encoding) return yield skippedIssue(location, `this is ${encoding.binary}, not text with papers`);
  const start = new TextDecoder(encoding.name).decode(head, { stream: true });
  const text = normalizeLineEnds(start);
  if (encoding.note) yield repairedIssue(location, encoding.note, text);
  if (!options.from && isMail(text) && !isArxivMail(text, fieldMap))
    return yield* parsePapersInMail(
      decodeText(all, { encoding: encoding.name, head: start }, () => {}),
      options,
    );
  const format = options.from ?? detectFormat(text, fieldMap);
  if (!format)
    return yield text.trim() === "" ? emptyInputIssue(source) : unknownFormatIssue(source, text, options.place);
  const reported: ParseResult[] = [];
  const report = (issue: Omit<InputIssue, "source">): void => void reported.push({ issue: { ...issue, source } });
  const decoded = decodeText(all, { encoding: encoding.name, head: start }, report);
  const input = {
    source,
    fieldMap,
    restated: isMarkedRestated(text),
    text: decoded,
    lines: splitLines(decoded, report),
  };
  yield* parseWithFormat(format, input, reported, text);
}

/** Parses the papers of a text in memory. */
export async function* parsePapersInText(text: string, options: ReadOptions): AsyncGenerator<ParseResult> {
  yield* parsePapers(toSingleChunk(new TextEncoder().encode(text)), options);
}

/** Mails of arXiv are a format themselves, unless their body is encoded. */
const isArxivMail = (head: string, map: FieldMap): boolean =>
  !/^content-transfer-encoding:\s{0,4}(?:base64|quoted-printable)/im.test(head) &&
  detectFormat(head, map)?.name === "arxiv-email";

/** Parses the text of a mail; lines count from the start of this text. */
async function* parsePapersInMail(decoded: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<ParseResult> {
  const place = { source: options.source, locator: WHOLE_FILE };
  const mail = await readDocument(decoded, "mail");
  if (mail.fault) yield skippedIssue(place, mail.fault);
  const text = readMail(mail.text);
  if (text.trim() === "") return yield skippedIssue(place, "the mail has no text", mail.text);
  yield* parsePapersInText(text, options);
}

/** @param reported receives issues found while the text is decoded */
async function* parseWithFormat(
  format: Format,
  input: FormatInput,
  reported: ParseResult[],
  head: string,
): AsyncGenerator<ParseResult> {
  const { source } = input;
  let hasFormat = false;
  const checks = new FileChecks(source, format.name, head);
  for await (const result of format.parse(input)) {
    yield* reported.splice(0);
    hasFormat = true;
    yield result;
    const note = checks.observe(result);
    if (note) yield note;
  }
  yield* reported;
  yield* checks.finish();
  if (!hasFormat)
    yield withCode(
      skippedIssue({ source, locator: WHOLE_FILE }, `no paper found, read as ${format.name}`, head),
      "no-papers",
    );
}

const unknownFormatIssue = (source: string, text: string, place?: MessagePlace): ParseResult =>
  withCode(skippedIssue({ source, locator: WHOLE_FILE }, describeUnknown(text, place), text), "unknown-format");

const emptyInputIssue = (source: string): ParseResult =>
  withCode(skippedIssue({ source, locator: WHOLE_FILE }, "the file is empty"), "empty-input");

const withCode = ({ issue }: { readonly issue: InputIssue }, code: IssueCode): ParseResult => ({
  issue: { ...issue, code },
});

/** Returns the first bytes, and an iterable of all bytes including them. */
async function peekHead(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  while (!isDone && size < HEAD_SIZE) {
    const next = await iterator.next();
    isDone = next.done === true;
    if (!next.done) {
      chunks.push(next.value);
      size += next.value.length;
    }
  }
  return { head: Buffer.concat(chunks).subarray(0, HEAD_SIZE), all: replay(chunks, isDone ? null : iterator) };
}

async function* replay(chunks: readonly Uint8Array[], rest: AsyncIterator<Uint8Array> | null) {
  yield* chunks;
  try {
    for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value;
  } finally {
    await rest?.return?.();
  }
}

async function* toSingleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Comment or heading of a file that marks its abstracts as restated. */
const RESTATED_NOTE = /^\s{0,8}(?:<!--|note:|#|>|%).{0,80}\babstracts?\b.{0,60}\brestated\b/i;
const RESTATED_NOTE_LINES = 25;

/** True if the first lines of a file state that its abstracts are restated, not the original text. */
function isMarkedRestated(head: string): boolean {
  return head.split("\n", RESTATED_NOTE_LINES).some((line) => line.length < 300 && RESTATED_NOTE.test(line));
}
