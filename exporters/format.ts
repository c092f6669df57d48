import type { Claim } from "@/lib/claim/claim";
import type { CellValue, ColumnKey } from "@/lib/claim/columns";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import type { Provenance } from "./provenance";

/** Claims to export, synchronous or asynchronous. */
export type ClaimIterable = Iterable<Claim> | AsyncIterable<Claim>;

export interface ExportOptions {
  /** Writes a byte order mark, for spreadsheet programs; CSV and TSV only. */
  readonly bom?: boolean;
  /** Columns to write. Default: the columns of the dashboard for tables in documents, otherwise all. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** Comment lines at the beginning; CSV and TSV only. */
  readonly comment?: readonly string[];
  /** Facts about names of the board, for best values. Default: those of the lexicon. */
  readonly facts?: ComparisonFacts | undefined;
  /** Provenance of the file; called after the last claim has been read. */
  readonly provenance?: (() => Provenance) | undefined;
}

/** An export format. Uses constant memory unless the format states otherwise. */
export interface ExportFormat {
  /** Name for `--to`, and file extension. */
  readonly name: string;
  readonly label: string;
  readonly mime: string;
  /** True for binary output, which is not written to a terminal. */
  readonly binary?: true;
  /** True if the file contains its provenance; other formats have a sidecar file. */
  readonly embedsProvenance?: true;
  readonly write: (claims: ClaimIterable, options?: ExportOptions) => AsyncGenerator<string | Uint8Array>;
  /** For a format whose rows have the values of the columns and nothing else: they are written without the claims. */
  readonly rows?: RowFormat;
}

/** A file as its head and the text of its rows, which do not depend on each other. */
export interface RowFormat {
  readonly head: (columns: readonly ColumnKey[], options?: ExportOptions) => string;
  readonly rows: (rows: readonly (readonly CellValue[])[], columns: readonly ColumnKey[]) => string;
}

/** Thrown if a format cannot write the claims; the message is for the user. */
export class ExportError extends Error {}
