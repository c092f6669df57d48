import { crc32, createInflateRaw } from "node:zlib";
import { formatInteger } from "@/lib/format/format-integer";
import { ByteReader } from "./byte-reader";
import { GZIP_RATIO, GZIP_RATIO_FROM } from "./limits";

/** A problem of a gzip file with its location. */
export interface GzipProblem {
  readonly locator: string;
  readonly message: string;
  /** End of the unpacked text. */
  readonly excerpt?: string;
}

const TRUNCATED = "the gzip file is truncated here; the data before is kept";
const DAMAGED = "the gzip file is damaged here; the data before is kept";
const TRAILING_DATA = "the data after this position is not gzip; the data before is kept";
const WRONG_CHECKSUM = "the checksum of the gzip file is wrong: all data is kept, but some may be damaged";

const TOO_LARGE = "unpack the file, check its content and import it in parts";
const tooLarge = (limit: number): string =>
  `the gzip file unpacks to more than ${formatInteger(limit / 1024 ** 2)} MB; the data before is kept, ${TOO_LARGE}`;
const TOO_DENSE = `the gzip file unpacks to more than ${GZIP_RATIO} times its size; the data before is kept, ${TOO_LARGE}`;

/** Excerpt bytes before a problem. */
const EXCERPT_SIZE = 100;
/** The output of a damaged portion is lost, so small files are read in small portions. */
const CHUNK_SIZES = { small: 512, large: 16 * 1024, smallUpTo: 64 * 1024 };

/**
 * Unpacks gzip data in constant memory; other bytes are passed through. Never throws for invalid content: the data that
 * can be unpacked is yielded, and the problem is reported. Unlike createGunzip of node:zlib, it continues after a wrong
 * checksum.
 * @param limit maximum size of the unpacked data in bytes; reading also stops at a too high compression ratio
 */
export async function* gunzip(
  bytes: AsyncIterable<Uint8Array>,
  report: (problem: GzipProblem) => void,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    const packed = new ByteReader(iterator);
    const mark = await packed.readExactly(2);
    packed.unread(mark);
    if (isGzip(mark)) yield* unpackMembers(packed, report, limit);
    else for (let part = await packed.read(Infinity); part.length > 0; part = await packed.read(Infinity)) yield part;
  } finally {
    await iterator.return?.();
  }
}

/** A gzip file may consist of several members. */
async function* unpackMembers(
  packed: ByteReader,
  report: (problem: GzipProblem) => void,
  limit: number,
): AsyncGenerator<Uint8Array> {
  let tail: Uint8Array = new Uint8Array();
  let size = 0;
  const reportProblem = (message: string): void => {
    const excerpt = new TextDecoder().decode(tail).replace(/\s+/g, " ").trim();
    report({ locator: `byte ${packed.position}`, message, ...(excerpt ? { excerpt: `…${excerpt}` } : {}) });
  };
  for (;;) {
    const problem = await skipHeader(packed);
    if (problem) return reportProblem(problem);
    const member = new GzipMember(packed);
    for await (const part of member.read()) {
      tail = part.subarray(-EXCERPT_SIZE);
      size += part.length;
      yield part;
      if (size > limit) return reportProblem(tooLarge(limit));
      if (size > GZIP_RATIO_FROM && size > GZIP_RATIO * packed.position) return reportProblem(TOO_DENSE);
    }
    if (member.problem) return reportProblem(member.problem);
    const end = await packed.readExactly(8);
    if (end.length < 8) return reportProblem(TRUNCATED);
    if (end.readUInt32LE(0) !== member.checksum) reportProblem(WRONG_CHECKSUM);
    await packed.skipZeroPadding();
    const mark = await packed.readExactly(2);
    if (mark.length === 0) return;
    packed.unread(mark);
    if (!isGzip(mark)) return reportProblem(TRAILING_DATA);
  }
}

/** @returns the problem of the header, or null */
async function skipHeader(packed: ByteReader): Promise<string | null> {
  const head = await packed.readExactly(10);
  if (head.length < 10) return TRUNCATED;
  const [, , method, flags = 0] = head;
  if (method !== 8 || flags > 31) return DAMAGED;
  if (flags & 4)
    await packed.readExactly((await packed.readExactly(2)).reduceRight((size, byte) => size * 256 + byte, 0));
  // File name and comment, each zero-terminated.
  for (const flag of [8, 16]) {
    if (flags & flag) for (let byte = await packed.readExactly(1); byte[0]; byte = await packed.readExactly(1));
  }
  if (flags & 2) await packed.readExactly(2);
  return null;
}

class GzipMember {
  problem: string | null = null;
  checksum = 0;
  private readonly stream = createInflateRaw();
  private queue: Uint8Array[] = [];
  private broken = false;

  constructor(private readonly packed: ByteReader) {
    this.stream.on("data", (part: Buffer) => this.queue.push(part));
    this.stream.on("error", () => {
      this.broken = true;
    });
  }

  async *read(): AsyncGenerator<Uint8Array> {
    try {
      for (let isOpen = true; isOpen; ) {
        const { small, large, smallUpTo } = CHUNK_SIZES;
        const portion = await this.packed.read(this.packed.position < smallUpTo ? small : large);
        isOpen = portion.length > 0 && (await this.write(portion));
        if (portion.length === 0) this.problem = TRUNCATED;
        for (const part of this.queue.splice(0)) {
          this.checksum = crc32(part, this.checksum);
          yield part;
        }
      }
    } finally {
      this.stream.destroy();
    }
  }

  /** @returns true if the member may continue */
  private async write(portion: Uint8Array): Promise<boolean> {
    const before = this.stream.bytesWritten;
    await new Promise<void>((resolve) => {
      this.stream.once("close", resolve);
      this.stream.write(portion, () => {
        this.stream.off("close", resolve);
        resolve();
      });
    });
    if (this.broken) this.problem = DAMAGED;
    if (this.broken) return false;
    const unused = portion.length - (this.stream.bytesWritten - before);
    if (unused === 0) return true;
    this.packed.unread(portion.subarray(-unused));
    return false;
  }
}

const isGzip = (mark: Uint8Array): boolean => mark[0] === 0x1f && mark[1] === 0x8b;
