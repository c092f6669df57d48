/**
 * How much the readers take, of files and uploads alike. Every limit is a count, so the same file always gives the same
 * papers; where one is exceeded, an issue names the place, the limit and the remedy. docs/formats.md lists them.
 */

/** Bytes that a gzip file may unpack to: more than any collection of abstracts. */
export const UNPACKED_BYTES = 64 * 1024 ** 3;
/** The same for what a page uploads, which is 64 MB itself. */
export const UPLOAD_UNPACKED_BYTES = 1024 ** 3;
/** Times its size that a gzip file may unpack to; text comes to 3 to 20. */
export const GZIP_RATIO = 200;
/** Bytes that are unpacked before the ratio counts. */
export const GZIP_RATIO_FROM = 4 * 1024 ** 2;

/** Characters of a line: it bounds the memory that a file without line ends can take. */
export const LINE_CHARACTERS = 16_000_000;
/** Characters of one paper with all its fields. */
export const RECORD_CHARACTERS = 5_000_000;
/** Lines of one paper with all its fields; in XML its elements and pieces of text. */
export const RECORD_LINES = 100_000;
/** Characters of an abstract. */
export const ABSTRACT_CHARACTERS = 2_000_000;
/** Characters of a title. */
export const TITLE_CHARACTERS = 1_000;
/** Characters of what is read as a whole: an object of JSON, which may hold a list of papers, or the text of a page. */
export const DOCUMENT_CHARACTERS = 64_000_000;
/** Values of such an object, and lines of such a page. */
export const DOCUMENT_PARTS = 2_000_000;
/** Elements of XML without their end tags: the parser looks through all that are open at every tag. */
export const UNCLOSED_ELEMENTS = 2_000;
/** Columns of a table. */
export const COLUMNS = 1_000;
/** Lines of a file with one paper, its fields in front of it. */
export const FRONT_MATTER_LINES = 5_000;
/** Characters of the fields in front of it. */
export const FRONT_MATTER_CHARACTERS = 200_000;

/** A count as it is written in messages: "16,000,000". */
export const written = (count: number): string => count.toLocaleString("en");

/** Counts the lines and characters of one record, so that none grows without end. */
export class RecordSize {
  private lines = 0;
  private characters = 0;

  /** Counts a line, and says whether the record may hold it. */
  takes(line: string): boolean {
    this.lines++;
    this.characters += line.length + 1;
    return this.fault === null;
  }

  /** What is wrong with the record, with the limit and the remedy; null where it is within the limits. */
  get fault(): string | null {
    if (this.lines > RECORD_LINES) return tooMuch(`${written(RECORD_LINES)} lines`);
    return this.characters > RECORD_CHARACTERS ? tooMuch(`${written(RECORD_CHARACTERS)} characters`) : null;
  }
}

const tooMuch = (limit: string): string =>
  `the record has more than ${limit} and is left out; check where it ends, or shorten it`;
