/** Bytes that come in pieces, taken in the portions that a reader of gzip needs. */
export class ByteReader {
  /** How many were taken. */
  position = 0;
  private rest: Uint8Array = new Uint8Array();

  constructor(private readonly pieces: AsyncIterator<Uint8Array>) {}

  /** As many as there are, up to a number; none only at the end. */
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

  /** So many, or fewer at the end. */
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

  unread(bytes: Uint8Array): void {
    this.rest = Buffer.concat([bytes, this.rest]);
    this.position -= bytes.length;
  }

  /** Skips zeros, with which files on tapes are filled up. */
  async skipZeroPadding(): Promise<void> {
    for (let part = await this.read(4096); part.length > 0; part = await this.read(4096)) {
      const at = part.findIndex((byte) => byte !== 0);
      if (at >= 0) return this.unread(part.subarray(at));
    }
  }
}
