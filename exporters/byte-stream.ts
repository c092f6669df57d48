const CHUNK = 64 * 1024;

/**
 * Text as a stream of bytes for an answer of the server, in pieces of about 64 KB. The text is made as it is read;
 * when the reader goes away, its source is closed.
 */
export function toByteStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      let piece = "";
      while (piece.length < CHUNK) {
        const { value, done } = await texts.next();
        if (done) {
          if (piece !== "") controller.enqueue(encoder.encode(piece));
          return controller.close();
        }
        piece += value;
      }
      controller.enqueue(encoder.encode(piece));
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
}
