import type { Claim } from "@/lib/claim/claim";
import type { InputIssue } from "@/lib/paper/input-issue";

/** Largest file that the dashboard takes; longer ones go through the command line. */
export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

/** How far the reading of an upload is. */
export interface UploadProgress {
  readonly bytes: number;
  readonly papers: number;
}

export interface PreviewPaper {
  readonly title: string;
  readonly published: string | null;
  readonly locator: string;
  /** Id of the paper on the board that it is taken for; null for a new one. */
  readonly known: string | null;
  readonly claims: readonly Claim[];
}

/** What an upload would bring. */
export interface UploadPreview {
  readonly source: string;
  readonly papers: { readonly new: number; readonly known: number };
  readonly claims: number;
  readonly counts: { readonly skipped: number; readonly mended: number };
  /** The first ones. */
  readonly shown: readonly PreviewPaper[];
  readonly issues: readonly InputIssue[];
}

/** What an upload brought. */
export interface UploadResult {
  readonly source: string;
  readonly papers: { readonly new: number; readonly merged: number; readonly unchanged: number };
  readonly claims: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly counts: { readonly skipped: number; readonly mended: number };
  /** Records that the file had when it was read before and has no longer. */
  readonly gone: number;
}

/** A line of the answer to an upload: how far it is, then what came of it or why nothing did. */
export type UploadLine<T> = { readonly progress: UploadProgress } | { readonly done: T } | { readonly error: string };
