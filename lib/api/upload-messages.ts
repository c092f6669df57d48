import type { UploadPreview, UploadResult } from "./upload-progress";

/** What the thread that works on an upload is started with. */
export interface UploadTask {
  readonly task: "preview" | "store";
  /** The name of the file, or the query that it answers. */
  readonly source: string;
  /** The file of the board. */
  readonly board: string;
}

/** What such a thread sends: that it wants bytes, how far it is, and what came of it. */
export type FromUploadThread =
  | { readonly kind: "want" }
  | { readonly kind: "progress"; readonly papers: number }
  | { readonly kind: "done"; readonly result: UploadPreview | UploadResult }
  | { readonly kind: "failed"; readonly message: string };

/** What it is sent when it wants bytes: some, null at the end, or why no more come. */
export type ToUploadThread =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array | null }
  | { readonly kind: "broken"; readonly message: string };
