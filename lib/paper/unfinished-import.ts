/** How far a source was read that has more to come; null where it was read to its end. */
export interface ImportState {
  readonly source: string;
  readonly unfinished_after: number | null;
  /** ISO time. */
  readonly unfinished_at: string | null;
}

/** So long nobody can tell an import at work from one that was broken off. */
const ACTIVE_IMPORT_MS = 30_000;

function formatResumeHint(source: string): string {
  if (source.startsWith("pasted: ")) return "import the text again to resume";
  if (/^\w+: /.test(source)) return "fetch it again to resume";
  return source === "stdin" ? "import it again to resume" : "import the file again to resume";
}

/** Says of a source that it was not read to its end, and what to do; null where it was. */
export function describeUnfinishedImport(
  { source, unfinished_after, unfinished_at }: ImportState,
  now = new Date(),
): string | null {
  if (unfinished_at === null) return null;
  const count = unfinished_after ?? 0;
  const papers = `${count.toLocaleString("en")} paper${count === 1 ? "" : "s"}`;
  const isRecent = now.getTime() - Date.parse(unfinished_at) < ACTIVE_IMPORT_MS;
  if (!isRecent) return `stopped after ${papers}: ${formatResumeHint(source)}`;
  return `in progress, ${papers} so far; if it has stopped, ${formatResumeHint(source)}`;
}
