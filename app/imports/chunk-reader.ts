/** Chunks of bytes whose first bytes can be taken before the rest is iterated. */
export class ChunkReader implements AsyncIterable<Uint8Array> {
  private readonly iterator: AsyncIterator<Uint8Array>;
  private rest: Uint8Array | null = null;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.iterator = chunks[Symbol.asyncIterator]();
  }

  /** Takes the first bytes; fewer if there are no more. */
  async take(bytes: number): Promise<Uint8Array> {
    const taken = new Uint8Array(bytes);
    let size = 0;
    while (size < bytes) {
      const chunk = await this.next();
      if (chunk === null) return taken.slice(0, size);
      const part = chunk.subarray(0, bytes - size);
      taken.set(part, size);
      size += part.length;
      if (part.length < chunk.length) this.rest = chunk.subarray(part.length);
    }
    return taken;
  }

  /** Ends the source of the chunks. */
  async close(): Promise<void> {
    await this.iterator.return?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      for (let chunk = await this.next(); chunk !== null; chunk = await this.next()) yield chunk;
    } finally {
      await this.close();
    }
  }

  private async next(): Promise<Uint8Array | null> {
    const { rest } = this;
    this.rest = null;
    if (rest !== null) return rest;
    const next = await this.iterator.next();
    return next.done === true ? null : next.value;
  }
}
