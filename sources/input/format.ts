import type { ParseResult } from "@/lib/paper/parse-result";

export interface Line {
  /** Text without line end. */
  readonly text: string;
  /** Counted from 1. */
  readonly number: number;
}

/** Decoded input of a format parser, streamed as lines or as text chunks; a parser uses one of the two. */
export interface FormatInput {
  /** File or query, as named by the user. */
  readonly source: string;
  readonly lines: AsyncIterable<Line>;
  readonly text: AsyncIterable<string>;
  /** True if the head of the file states that its abstracts are restated. */
  readonly restated: boolean;
  /** Field names given by the user. */
  readonly fieldMap: FieldMap;
}

/** Field names of a file by paper field. */
export type FieldMap = Readonly<Partial<Record<FieldName, string>>>;

export const FIELD_NAMES = ["title", "abstract", "authors", "date", "updated", "id", "doi", "url", "venue"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** An input format: detection and parsing. */
export interface Format {
  /** Name for `--from`. */
  readonly name: string;
  /** Description: "Markdown digest (# Title, **Authors**:, **Abstract**:)". */
  readonly label: string;
  /** Confidence that the first 64 KB are in this format, from 0 to 1. */
  readonly detect: (head: string, map: FieldMap) => number;
  readonly parse: (input: FormatInput) => AsyncIterable<ParseResult>;
}

/** Locator of an issue that concerns the whole file. */
export const WHOLE_FILE = "whole file";
