import { z } from "zod";

/**
 * A paper as read from one place of one source: the pivot record into which every format is read.
 * The abstract is kept exactly as the source gives it, LaTeX and odd spacing included; all spans count in it.
 */
export interface PaperRecord {
  readonly title: string;
  readonly abstract: string;
  readonly authors: readonly string[];
  /** ISO date `YYYY-MM-DD`, or null where the source does not say. */
  readonly published: string | null;
  /** Day of the version that the abstract is of; left out where it is `published`, null where nobody knows. */
  readonly updated?: string | null;
  readonly url: string | null;
  /** arXiv id without version: "2505.22453" or "hep-th/9901001". */
  readonly arxiv_id: string | null;
  readonly doi: string | null;
  readonly venue: string | null;
  /** True where the abstract is not the authors' text but a restatement, as in the bundled samples. */
  readonly restated: boolean;
  /** File or query that it came from, as the person named it. */
  readonly source: string;
  /** Where in the source: "line 12" (text), "record 3" (JSON). */
  readonly locator: string;
}

/** A paper as stored and shown: one record, or several merged. `id` is made by `paperId` in `lib/paper/ids.ts`. */
export interface Paper extends PaperRecord {
  readonly id: string;
}

export const isoDateSchema = z.iso.date();
