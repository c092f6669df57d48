const CHUNK = 64 * 1024;

/**
 * Converts the output of a format to a byte stream in chunks of about 64 KB. Generated on demand; if the reader
 * cancels, the source is closed.
 */
export function toByteStream(pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const waiting: Uint8Array[] = [];
  let size = 0;
  const flush = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    if (size > 0) controller.enqueue(joinBytes(waiting.splice(0), size));
    size = 0;
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      while (size < CHUNK) {
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
