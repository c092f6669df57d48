import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Returns the first `length` hexadecimal digits of the SHA-256 hash of a text. */
export const shortHash = (text: string, length: number): string =>
  bytesToHex(sha256(utf8ToBytes(text))).slice(0, length);
