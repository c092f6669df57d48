import type { Claim } from "../lib/claim";
import type { ColumnKey } from "../lib/claim-columns";

/** Claims on their way out, all at once or as they come. */
export type Claims = Iterable<Claim> | AsyncIterable<Claim>;

export interface ExportOptions {
  /** A byte order mark in front, for spreadsheet programs; CSV only. */
  readonly bom?: boolean;
  /** These columns in this order; all of the contract where left out. CSV only: the other formats are records. */
  readonly columns?: readonly ColumnKey[];
}

/** A format in which claims are written, in memory that does not grow with their number. */
export interface ExportFormat {
  /** As `--to` takes it, and the ending of a file. */
  readonly name: string;
  readonly label: string;
  readonly mime: string;
  readonly write: (claims: Claims, options?: ExportOptions) => AsyncGenerator<string>;
}
