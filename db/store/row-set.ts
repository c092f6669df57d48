/** A set of row numbers. */
export interface RowSet {
  readonly add: (row: number) => void;
  readonly has: (row: number) => boolean;
}

const BITS = 8;
const FIRST_BYTES = 1024;

/** Creates a set that takes one bit for each row number up to the largest; a `Set` would take 20 bytes and more. */
export function createRowSet(): RowSet {
  let bytes = new Uint8Array(FIRST_BYTES);
  return {
    add: (row) => {
      const at = Math.floor(row / BITS);
      if (at >= bytes.length) {
        const former = bytes;
        bytes = new Uint8Array(Math.max(at + 1, 2 * former.length));
        bytes.set(former);
      }
      bytes[at] = (bytes[at] ?? 0) | (1 << (row % BITS));
    },
    has: (row) => ((bytes[Math.floor(row / BITS)] ?? 0) & (1 << (row % BITS))) !== 0,
  };
}
