import { expect, it } from "vitest";
import { createImportSummary } from "@/db/store/import-summary";
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
