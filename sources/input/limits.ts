/**
 * Limits of the readers for files and uploads. All limits are counts, so that results are reproducible; an exceeded limit
 * is reported as an issue with location, limit and remedy. docs/formats.md lists them.
 */

import { formatInteger } from "@/lib/format/format-integer";

/** Maximum bytes of an unpacked gzip file: more than any collection of abstracts. */
export const UNPACKED_BYTES = 64 * 1024 ** 3;
/** Maximum bytes of an unpacked upload, which is at most 64 MB packed. */
export const UPLOAD_UNPACKED_BYTES = 1024 ** 3;
/** Maximum compression ratio of a gzip file; text has 3 to 20. */
export const GZIP_RATIO = 200;
/** Unpacked bytes before the ratio is checked. */
export const GZIP_RATIO_FROM = 4 * 1024 ** 2;

/** Characters of a line; bounds the memory for files without line ends. */
export const LINE_CHARACTERS = 16_000_000;
/** Characters of one paper with all its fields. */
export const RECORD_CHARACTERS = 5_000_000;
/** Lines of one paper with all its fields; in XML its elements and text nodes. */
export const RECORD_LINES = 100_000;
/** Characters of an abstract. */
export const ABSTRACT_CHARACTERS = 2_000_000;
/** Characters of a title. */
export const TITLE_CHARACTERS = 1_000;
/** Characters of input that is read as a whole: a JSON object or the text of a page. */
export const DOCUMENT_CHARACTERS = 64_000_000;
/** Values of such an object, or lines of such a page. */
export const DOCUMENT_PARTS = 2_000_000;
/** Unclosed XML elements; the parser scans all open elements at every tag. */
export const UNCLOSED_ELEMENTS = 2_000;
/** Columns of a table. */
export const COLUMNS = 1_000;
/** Lines of a file with front matter. */
export const FRONT_MATTER_LINES = 5_000;
/** Characters of the front matter. */
export const FRONT_MATTER_CHARACTERS = 200_000;

/** Counts the lines and characters of a record to enforce its limits. */
export class RecordSize {
  private lines = 0;
  private characters = 0;

  /** Counts a line; returns false if the record exceeds its limits. */
  takes(line: string): boolean {
    this.lines++;
    this.characters += line.length + 1;
    return this.fault === null;
  }

  /** Message with limit and remedy if the record exceeds its limits, else null. */
  get fault(): string | null {
    if (this.lines > RECORD_LINES) return TOO_MANY_LINES;
    return this.characters > RECORD_CHARACTERS ? TOO_MANY_CHARACTERS : null;
  }
}

const tooMuch = (limit: string): string =>
  `the record has more than ${limit} and is skipped; check where it ends, or shorten it`;
// Formatted once, as the fault is read at every line after the limit.
const TOO_MANY_LINES = tooMuch(`${formatInteger(RECORD_LINES)} lines`);
const TOO_MANY_CHARACTERS = tooMuch(`${formatInteger(RECORD_CHARACTERS)} characters`);
