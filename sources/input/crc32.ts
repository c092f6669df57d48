const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

/**
 * The checksum of gzip, which Node has since 20.15 only.
 * @param before that of the bytes ahead of these
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  // Twice as fast as an iterator.
  for (let at = 0; at < bytes.length; at++) sum = (sum >>> 8) ^ (TABLE[(sum ^ (bytes[at] ?? 0)) & 255] ?? 0);
  return ~sum >>> 0;
}
