import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** What is wrong with a compressed file, with its place. */
export interface GzipFault {
  readonly locator: string;
  readonly message: string;
  /** The last of what could be unpacked. */
  readonly excerpt?: string;
}

const FAULTS: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: "the gzip file is cut off here; what came before is kept",
  Z_DATA_ERROR: "the gzip file is damaged here; what came before is kept",
};

/** Bytes that are shown of what came before a fault. */
const TAIL = 100;

/**
 * The bytes of a file, unpacked where they are gzip, in constant memory. Never throws for what the file holds: what
 * could be unpacked is given, and the fault reported.
 */
export async function* gunzip(
  bytes: AsyncIterable<Uint8Array>,
  report: (fault: GzipFault) => void,
): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    const head = await readMark(iterator);
    const all = chain(head, iterator);
    if (isGzip(head)) yield* unpack(all, report);
    else yield* all;
  } finally {
    await iterator.return?.();
  }
}

async function* unpack(
  packed: AsyncIterable<Uint8Array>,
  report: (fault: GzipFault) => void,
): AsyncGenerator<Uint8Array> {
  const stream = createGunzip();
  let read = 0;
  let broken: Error | null = null;
  const source = Readable.from(
    counted(packed, (size) => (read += size)),
    { objectMode: true },
  );
  source.on("error", (error) => {
    broken = error;
    stream.destroy(error);
  });
  source.pipe(stream);
  let tail: Uint8Array = new Uint8Array();
  try {
    for await (const chunk of stream) {
      tail = (chunk as Uint8Array).subarray(-TAIL);
      yield chunk as Uint8Array;
    }
  } catch (error) {
    // That the file itself cannot be read is the caller's to know.
    if (broken !== null) throw broken;
    const excerpt = new TextDecoder().decode(tail).replace(/\s+/g, " ").trim();
    report({ locator: `byte ${read}`, message: messageOf(error), ...(excerpt ? { excerpt: `…${excerpt}` } : {}) });
  } finally {
    source.destroy();
    stream.destroy();
  }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, count: (size: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
}

function messageOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return FAULTS[code] ?? `the gzip file cannot be unpacked: ${message}`;
}

const isGzip = (head: readonly Uint8Array[]): boolean => {
  const start = Buffer.concat(head);
  return start[0] === 0x1f && start[1] === 0x8b;
};

/** Pieces until there are two bytes. */
async function readMark(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array[]> {
  const head: Uint8Array[] = [];
  for (let size = 0; size < 2; ) {
    const next = await iterator.next();
    if (next.done) break;
    head.push(next.value);
    size += next.value.length;
  }
  return head;
}

async function* chain(head: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
