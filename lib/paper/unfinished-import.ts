import { getSourceKind, type SourceKind } from "./source-kind";

/** Progress of an import; null if the source was read to its end. */
export interface ImportState {
  readonly source: string;
  readonly unfinished_after: number | null;
  /** ISO time. */
  readonly unfinished_at: string | null;
}

/** Within this time, a running import cannot be distinguished from a stopped one. */
const ACTIVE_IMPORT_MS = 30_000;

const RESUME_HINTS: Readonly<Record<SourceKind, string>> = {
  file: "import the file again to resume",
  stdin: "import it again to resume",
  pasted: "import the text again to resume",
  query: "fetch it again to resume",
};

/** Describes an unfinished import and how to resume it; null if the source was read to its end. */
export function describeUnfinishedImport(
  { source, unfinished_after, unfinished_at }: ImportState,
  now = new Date(),
): string | null {
  if (unfinished_at === null) return null;
  const count = unfinished_after ?? 0;
  const papers = `${count.toLocaleString("en")} paper${count === 1 ? "" : "s"}`;
  const hint = RESUME_HINTS[getSourceKind(source)];
  const isRecent = now.getTime() - Date.parse(unfinished_at) < ACTIVE_IMPORT_MS;
  if (!isRecent) return `stopped after ${papers}: ${hint}`;
  return `in progress, ${papers} so far; if it has stopped, ${hint}`;
}
