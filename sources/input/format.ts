import type { ParseResult } from "@/lib/paper/parse-result";

export interface Line {
  /** Without its line end. */
  readonly text: string;
  /** Counted from 1. */
  readonly number: number;
}

/**
 * Decoded text on its way to a format's reader, as lines or in pieces of any size: a reader takes one of the two. Both
 * come as the file is read, so nothing holds the whole of it.
 */
export interface FormatInput {
  /** File or query, as the person named it. */
  readonly source: string;
  readonly lines: AsyncIterable<Line>;
  readonly text: AsyncIterable<string>;
  /** True where the head of the file says that its abstracts are restated. */
  readonly restated: boolean;
  /** Where the file's names of fields are not the usual ones: what the person said they are. */
  readonly fieldMap: FieldMap;
}

/** A field of a paper, and the file's own name for it. */
export type FieldMap = Readonly<Partial<Record<FieldName, string>>>;

export const FIELD_NAMES = ["title", "abstract", "authors", "date", "updated", "id", "doi", "url", "venue"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** A format of papers: how it is known, and how it is read. */
export interface Format {
  /** As `--from` takes it. */
  readonly name: string;
  /** For people: "Markdown digest (# Title, **Authors**:, **Abstract**:)". */
  readonly label: string;
  /** How sure the first 64 KB are of this format, from 0 (it is not) to 1. */
  readonly detect: (head: string, map: FieldMap) => number;
  readonly parse: (input: FormatInput) => AsyncIterable<ParseResult>;
}

/** Locator of an issue that a file as a whole has: it could not be read at all. */
export const WHOLE_FILE = "whole file";

/** Its message where there is nothing in the file. */
export const EMPTY_FILE = "the file is empty";
