/** Reads byte chunks in the portions that the gzip reader needs. */
export class ByteReader {
  /** Bytes read so far. */
  position = 0;
  private rest: Uint8Array = new Uint8Array();

  constructor(private readonly pieces: AsyncIterator<Uint8Array>) {}

  /** Reads up to `most` bytes; returns none only at the end. */
  async read(most: number): Promise<Uint8Array> {
    while (this.rest.length === 0) {
      const next = await this.pieces.next();
      if (next.done) return this.rest;
      this.rest = next.value;
    }
    const taken = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(taken.length);
    this.position += taken.length;
    return taken;
  }

  /** Reads exactly `count` bytes, or fewer at the end. */
  async readExactly(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for (let missing = count; missing > 0; ) {
      const part = await this.read(missing);
      if (part.length === 0) break;
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  /** Puts bytes back. */
  unread(bytes: Uint8Array): void {
    this.rest = Buffer.concat([bytes, this.rest]);
    this.position -= bytes.length;
  }

  /** Skips zero padding, as in files from tapes. */
  async skipZeroPadding(): Promise<void> {
    for (let part = await this.read(4096); part.length > 0; part = await this.read(4096)) {
      const offset = part.findIndex((byte) => byte !== 0);
      if (offset >= 0) return this.unread(part.subarray(offset));
    }
  }
}
