import { z } from "zod";

/**
 * A paper read from one location of one source: the common record that every format is parsed into. The abstract is
 * kept exactly as in the source, including LaTeX and irregular spaces; all spans refer to it.
 */
export interface PaperRecord {
  readonly title: string;
  readonly abstract: string;
  readonly authors: readonly string[];
  /** ISO date as precise as stated, `YYYY-MM-DD`, `YYYY-MM` or `YYYY` (see `publication-date.ts`); null if not stated. */
  readonly published: string | null;
  /** Date of the version of the abstract; omitted if equal to `published`, null if unknown. */
  readonly updated?: string | null;
  readonly url: string | null;
  /** arXiv id without version: "2505.22453" or "hep-th/9901001". */
  readonly arxiv_id: string | null;
  readonly doi: string | null;
  readonly venue: string | null;
  /** True if the abstract is a restatement and not the authors' text, as in the bundled samples. */
  readonly restated: boolean;
  /** File or query, as given by the user. */
  readonly source: string;
  /** Position in the source: "line 12" (text), "record 3" (JSON). */
  readonly locator: string;
}

/** A paper as stored and shown: one record, or several merged ones. `toPaperId` creates the id. */
export interface Paper extends PaperRecord {
  readonly id: string;
}

export const isoDateSchema = z.iso.date();
