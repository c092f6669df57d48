import type { PaperEdit } from "./paper-edit";
import type { ReextractResult, UploadPreview, UploadResult } from "./upload-progress";

/** Task of an upload worker. */
export interface UploadTask {
  readonly task: "preview" | "store" | "reextract";
  /** Name of the file, or the query; without meaning for a re-extraction, which reads no file. */
  readonly source: string;
  /** Changes to the papers of the file. */
  readonly edits: readonly PaperEdit[];
  /** Database file. */
  readonly board: string;
}

/** Messages from the worker: a request for bytes, progress, and the result. */
export type FromUploadThread =
  | { readonly kind: "want" }
  | { readonly kind: "progress"; readonly papers: number }
  | { readonly kind: "done"; readonly result: UploadPreview | UploadResult | ReextractResult }
  | { readonly kind: "failed"; readonly message: string };

/** Messages to the worker: bytes, null at the end, or an error. */
export type ToUploadThread =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array | null }
  | { readonly kind: "broken"; readonly message: string };
