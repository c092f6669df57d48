import { expect, it } from "vitest";
import type { HistoryEntry, RecordedRun } from "@/lib/claim/run";
import { formatEntryCounts, formatEntryTitle, formatEvents } from "./format-entry";

const RUN: RecordedRun = {
  type: "run",
  id: 1,
  kind: "import",
  started_at: "2026-05-12T10:00:00Z",
  ended_at: null,
  source: "files/digest.md",
  sources: 1,
  extractor: "1.0.0",
  papers: 1,
  added: 3,
  changed: 0,
  removed: 1,
};
const DAY = { day: "2026-05-12", last_at: "2026-05-12T10:00:00Z", claims: 2 } as const;
const plain = (text: string): string => text.replace(/\s/g, " ");

it.each<[HistoryEntry, string, string]>([
  [RUN, "Import of digest.md", "1 paper; 3 claims added, 0 changed, 1 removed"],
  [{ ...RUN, sources: 3 }, "Import of digest.md and 2 more sources", "1 paper; 3 claims added, 0 changed, 1 removed"],
  [
    { ...RUN, kind: "reextract", source: null },
    "Re-extraction by extractor 1.0.0",
    "1 paper; 3 claims added, 0 changed, 1 removed",
  ],
  [{ ...RUN, kind: "names", source: null }, "Decisions about names", "1 paper; 3 claims added, 0 changed, 1 removed"],
  [{ ...RUN, kind: "undo" }, "Undone import of digest.md", "1 paper; 3 claims added, 0 changed, 1 removed"],
  [
    { ...RUN, extractor: null, added: null, changed: null, removed: null },
    "Import of digest.md",
    "1 paper; changes of claims were not recorded at that time",
  ],
  [{ type: "decisions", made_by: "Ann", ...DAY }, "Decisions of Ann", "2 claims"],
  [{ type: "decisions", made_by: null, ...DAY }, "Decisions without a name", "2 claims"],
  [{ type: "other", made_by: null, ...DAY }, "Other changes", "2 claims"],
])("formats %j", (entry, title, counts) => {
  expect(plain(formatEntryTitle(entry))).toBe(title);
  expect(plain(formatEntryCounts(entry))).toBe(counts);
});

it("keeps the causes apart", () =>
  expect(
    formatEvents({
      events: [
        { event: "changed", cause: "extractor", claims: 2 },
        { event: "changed", cause: "paper", claims: 1 },
        { event: "accepted", cause: "person", claims: 3 },
      ],
      slots: [],
    }).map(plain),
  ).toEqual(["2 claims changed: the extractor changed", "1 claim changed: the paper changed", "3 claims accepted"]));
