/** The citation of a view, as the server sends it. */
export interface ViewCitation {
  readonly text: string;
  readonly bibtex: string;
  /** Hash of the data: "sha256:…" */
  readonly data: string;
  /** Path of the view: of the pinned view if it is pinned. */
  readonly path: string;
  /** ISO time; null if the view is not pinned with these data. */
  readonly pinnedAt: string | null;
  /** True if the client may pin the view. */
  readonly canPin: boolean;
}
