import type { Claim } from "@/lib/claim/claim";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";

/** Maximum size of an uploaded file; larger files must be imported on the command line. */
export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

/** Maximum number of ids in one request to arXiv. */
export const MAX_FETCHED_IDS = 200;

/** Progress of an upload. */
export interface UploadProgress {
  readonly bytes: number;
  readonly papers: number;
}

/** A paper of an upload, with what was understood of it. */
export interface PreviewPaper
  extends Pick<
    PaperRecord,
    "title" | "abstract" | "authors" | "published" | "arxiv_id" | "doi" | "url" | "venue" | "locator"
  > {
  /** Position among the papers of the upload, from 0. */
  readonly number: number;
  /** Id of the matching paper on the board; null for a new paper. */
  readonly known: string | null;
  readonly claims: readonly Claim[];
}

/** Preview of an upload. */
export interface UploadPreview {
  readonly source: string;
  readonly papers: { readonly new: number; readonly known: number };
  readonly claims: number;
  readonly counts: { readonly skipped: number; readonly repaired: number };
  /** The first papers. */
  readonly shown: readonly PreviewPaper[];
  readonly issues: readonly InputIssue[];
}

/** Result of an upload. */
export interface UploadResult {
  readonly source: string;
  readonly papers: { readonly new: number; readonly merged: number; readonly unchanged: number };
  readonly claims: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly counts: { readonly skipped: number; readonly repaired: number };
  /** Number of records that a previous version of the file contained. */
  readonly gone: number;
}

/** Result of extracting all papers again. */
export interface ReextractResult {
  readonly papers: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Row of the run; null if nothing changed. */
  readonly run: number | null;
}

/** A line of the upload response: progress, the result, or an error. */
export type UploadLine<T> = { readonly progress: UploadProgress } | { readonly done: T } | { readonly error: string };
