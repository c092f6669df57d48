import chardet from "chardet";

/** Text encoding of a file, or the kind of binary file. */
export type Encoding = { readonly name: string; readonly note?: string } | { readonly binary: string };

/** Magic bytes of common binary files. */
const MAGIC_BYTES: readonly (readonly [bytes: string, what: string])[] = [
  ["%PDF-", "a PDF file"],
  ["PK\x03\x04", "a ZIP archive or an office document"],
  ["\x1f\x8b", "a gzip file"],
  ["BZh", "a bzip2 file"],
  ["\xfd7zXZ", "an xz file"],
  ["\x28\xb5\x2f\xfd", "a zstd file"],
  ["\x89PNG", "a PNG picture"],
  ["\xff\xd8\xff", "a JPEG picture"],
  ["GIF8", "a GIF picture"],
  ["SQLite format 3\0", "an SQLite database"],
  ["PAR1", "a Parquet file"],
  ["\x7fELF", "a program"],
  ["{\\rtf", "an RTF document"],
];

const BYTE_ORDER_MARKS: readonly (readonly [bytes: string, name: string])[] = [
  ["\xef\xbb\xbf", "utf-8"],
  ["\xff\xfe", "utf-16le"],
  ["\xfe\xff", "utf-16be"],
];

/** Detects the encoding of a file from its first bytes. */
export function detectEncoding(head: Uint8Array): Encoding {
  const start = String.fromCharCode(...head.subarray(0, 16));
  const magic = MAGIC_BYTES.find(([bytes]) => start.startsWith(bytes));
  if (magic) return { binary: magic[1] };
  const mark = BYTE_ORDER_MARKS.find(([bytes]) => start.startsWith(bytes));
  if (mark) return { name: mark[1] };
  const wide = detectUtf16(head);
  if (wide) return { name: wide, note: `read as ${wide}` };
  if (isBinary(head)) return { binary: "a binary file" };
  const whole = withoutCutCharacter(head);
  if (isUtf8(whole) || isMostlyUtf8(whole)) return { name: "utf-8" };
  const name = detectSingleByteEncoding(head);
  return { name, note: `not UTF-8, read as ${name}` };
}

/** Detects UTF-16 without byte order mark: Latin text has a zero in every other byte. */
function detectUtf16(head: Uint8Array): string | null {
  const zeros = [0, 0] as [number, number];
  for (let i = 0; i < head.length; i++) if (head[i] === 0) zeros[i % 2 === 0 ? 0 : 1]++;
  const half = head.length / 2;
  if (zeros[1] > half * 0.4 && zeros[0] < half * 0.05) return "utf-16le";
  return zeros[0] > half * 0.4 && zeros[1] < half * 0.05 ? "utf-16be" : null;
}

function isBinary(head: Uint8Array): boolean {
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) controls++;
  }
  return controls > head.length * 0.02;
}

/** Removes the last bytes of a character whose first byte was cut off with the beginning of the file. */
function withoutCutCharacter(head: Uint8Array): Uint8Array {
  const start = head.findIndex((byte) => (byte & 0xc0) !== 0x80);
  return start > 0 && start <= 3 ? head.subarray(start) : head;
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // `stream` allows a character that is cut at the end of the head.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Multi-byte letters do not occur by chance: a few invalid bytes among them are damage. */
function isMostlyUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(head, { stream: true });
  const bad = text.split("\uFFFD").length - 1;
  const letters = text.match(/[^\0-\x7f\uFFFD]/gu)?.length ?? 0;
  return letters > bad;
}

function detectSingleByteEncoding(head: Uint8Array): string {
  const [best] = chardet.analyse(head);
  const western = "windows-1252";
  if (!best || best.confidence < 50 || /^(?:ISO-8859-1|UTF)/.test(best.name)) return western;
  try {
    return new TextDecoder(best.name).encoding;
  } catch {
    return western;
  }
}
