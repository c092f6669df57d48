import { CAUSE_TEXTS, type ChangeSummary, type HistoryEntry, type RecordedRun } from "@/lib/claim/run";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { shortenSourceName } from "@/lib/paper/source-kind";

function formatSources({ source, sources }: RecordedRun): string {
  const name = source === null ? "unknown source" : shortenSourceName(source);
  return sources > 1 ? `${name} and ${formatCount(sources - 1, "more source")}` : name;
}

/** Formats what an entry is: "Import of digest.md", "Re-extraction by extractor 1.2.0", "Decisions of Ann". */
export function formatEntryTitle(entry: HistoryEntry): string {
  if (entry.type !== "run") {
    if (entry.type === "other") return "Other changes";
    return entry.made_by === null ? "Decisions without a name" : `Decisions of ${entry.made_by}`;
  }
  if (entry.kind === "import") return `Import of ${formatSources(entry)}`;
  if (entry.kind === "undo") return `Undone import of ${formatSources(entry)}`;
  if (entry.kind === "names") return "Decisions about names";
  return `Re-extraction by extractor ${entry.extractor}`;
}

/** Formats the counts of an entry: "12 papers; 30 claims added, 2 changed, 0 removed". */
export function formatEntryCounts(entry: HistoryEntry): string {
  if (entry.type !== "run") return formatCount(entry.claims, "claim");
  const papers = entry.papers === null ? [] : [formatCount(entry.papers, "paper")];
  if (entry.added === null) return [...papers, "changes of claims were not recorded at that time"].join("; ");
  const claims = `${formatCount(entry.added, "claim")} added, ${formatNumber(entry.changed)} changed, ${formatNumber(entry.removed)} removed`;
  return [...papers, claims].join("; ");
}

const VERBS: Readonly<Record<string, string>> = {
  added: "found",
  changed: "changed",
  removed: "no longer extracted",
  accepted: "accepted",
  rejected: "rejected",
  reopened: "reopened",
  corrected: "corrected",
  reverted: "reverted",
  noted: "noted",
};

/**
 * Formats what changed and why, one line for each event and cause: "40 claims changed: the extractor changed". What a
 * person decided needs no cause.
 */
export const formatEvents = ({ events }: ChangeSummary): string[] =>
  events.map(({ event, cause, claims }) =>
    [`${formatCount(claims, "claim")} ${VERBS[event] ?? event}`, cause === "person" ? "" : CAUSE_TEXTS[cause]]
      .filter(Boolean)
      .join(": "),
  );
