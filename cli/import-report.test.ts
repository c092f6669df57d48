import { expect, it } from "vitest";
import { addIssue, createImportSummary } from "@/db/store/import-summary";
import { formatImportSummary } from "./import-report";

const missingLine = (missing: readonly (readonly [source: string, records: number])[]) =>
  formatImportSummary({
    ...createImportSummary(),
    missingRecords: missing.map(([source, records]) => ({ source, records })),
  })
    .split("\n")
    .find((line) => line.startsWith("missing"));

const STAY = "their papers are kept (to remove them: imports undo FILE, then import it again)";

it.each<[string, (readonly [string, number])[], string | undefined]>([
  ["nothing", [], undefined],
  ["a record", [["a.md", 1]], `missing: 1 record of a.md; ${STAY}`],
  [
    "two files",
    [
      ["a.md", 1200],
      ["b.md", 2],
    ],
    `missing: 1,200 records of a.md, 2 records of b.md; ${STAY}`,
  ],
  [
    "many files",
    [1, 2, 3, 4, 5].map((n) => [`${n}.md`, n] as const),
    `missing: 1 record of 1.md, 2 records of 2.md, 3 records of 3.md, 2 more files; ${STAY}`,
  ],
  ["a name with control characters", [["a\u001b[2J.md", 1]], `missing: 1 record of a�[2J.md; ${STAY}`],
])("reports missing records: %s", (_, missing, line) => expect(missingLine(missing)).toBe(line));

it("counts repeated issues by reason, with their first places", () => {
  const summary = createImportSummary();
  for (let line = 1; line <= 1_200; line++)
    addIssue(summary, { severity: "skipped", source: "a.csv", locator: `line ${line}`, message: "no abstract" });
  addIssue(summary, { severity: "repaired", source: "a.csv", locator: "line 7", message: "odd date" });
  expect(formatImportSummary(summary).split("\n").slice(2)).toEqual([
    "skipped: 1,200 (the first 5 of each reason above, all on the page Imports)",
    "  1,200 skipped: no abstract (first: a.csv, line 1; a.csv, line 2; a.csv, line 3)",
  ]);
});

it("lists no reasons of few issues", () => {
  const summary = createImportSummary();
  addIssue(summary, { severity: "skipped", source: "a.csv", locator: "line 1", message: "no abstract" });
  expect(formatImportSummary(summary).split("\n").slice(2)).toEqual(["skipped: 1 (see above)"]);
});

it("says that issues of many reasons were printed in part", () => {
  const summary = createImportSummary();
  for (let code = 0; code < 201; code++)
    addIssue(summary, { severity: "skipped", source: "a.csv", locator: "line 1", message: `no ${"o".repeat(code)}` });
  expect(formatImportSummary(summary).split("\n").slice(2)).toEqual([
    "skipped: 201 (the first 200 above, all on the page Imports)",
  ]);
});
