import type { Claim } from "@/lib/claim/claim";
import type { ColumnKey } from "@/lib/claim/columns";
import type { Provenance } from "./provenance";

/** Claims on their way out, all at once or as they come. */
export type ClaimIterable = Iterable<Claim> | AsyncIterable<Claim>;

export interface ExportOptions {
  /** A byte order mark in front, for spreadsheet programs; CSV and TSV only. */
  readonly bom?: boolean;
  /** These columns in this order. Where left out: tables for reading have those of the dashboard, the others have all. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** Lines that stand before everything else as comments; CSV and TSV only. */
  readonly comment?: readonly string[];
  /** What the file says about itself. It is asked for when the last claim has been read. */
  readonly provenance?: (() => Provenance) | undefined;
}

/** A format in which claims are written, in memory that does not grow with their number unless the format says so. */
export interface ExportFormat {
  /** As `--to` takes it, and the ending of a file. */
  readonly name: string;
  readonly label: string;
  readonly mime: string;
  /** Bytes that are no text: nothing for a terminal. */
  readonly binary?: true;
  /** Whether the file itself says where it comes from; the others are told about in a file beside them. */
  readonly embedsProvenance?: true;
  readonly write: (claims: ClaimIterable, options?: ExportOptions) => AsyncGenerator<string | Uint8Array>;
}

/** Claims that a format cannot write, in words for the person. */
export class ExportError extends Error {}
