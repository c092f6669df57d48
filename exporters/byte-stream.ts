/** Sizes of chunks in bytes. Each chunk waits for its turn among other requests, so that large ones finish sooner. */
const CHUNK = { least: 64 * 1024, most: 512 * 1024 };
/** A client that takes a chunk in this time gets a larger one, up to 100 kB a second. Milliseconds. */
const FAST_MS = 5000;
/** Time after which a chunk ends, whatever its size: other requests wait while it is made. Milliseconds. */
const WORK_MS = 30;

/**
 * Converts the output of a format to a byte stream. Its first chunk has about 64 KB, further ones are larger for a client
 * that reads fast. Generated on demand; if the reader cancels, the source is closed.
 */
export function toByteStream(pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const waiting: Uint8Array[] = [];
  let size = 0;
  let chunk = CHUNK.least;
  let sentAt: number | null = null;
  const flush = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    if (size > 0) controller.enqueue(joinBytes(waiting.splice(0), size));
    size = 0;
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const start = performance.now();
      if (sentAt !== null) chunk = start - sentAt < FAST_MS ? Math.min(chunk * 2, CHUNK.most) : CHUNK.least;
      while (size < chunk && (size < CHUNK.least || performance.now() - start < WORK_MS)) {
        const { value, done } = await pieces.next();
        if (done) {
          flush(controller);
          return controller.close();
        }
        const bytes = typeof value === "string" ? encoder.encode(value) : value;
        waiting.push(bytes);
        size += bytes.length;
      }
      flush(controller);
      sentAt = performance.now();
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

function joinBytes(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const joined = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
