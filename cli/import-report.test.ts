import { expect, it } from "vitest";
import { createImportSummary } from "@/db/store/import-summary";
import { formatImportSummary } from "./import-report";

const goneLine = (gone: readonly (readonly [source: string, records: number])[]) =>
  formatImportSummary({
    ...createImportSummary(),
    missingRecords: gone.map(([source, records]) => ({ source, records })),
  })
    .split("\n")
    .find((line) => line.startsWith("gone"));

const STAY = "their papers stay (where they are to go, imports undo FILE, and import it again)";

it.each<[string, (readonly [string, number])[], string | undefined]>([
  ["nothing", [], undefined],
  ["a record", [["a.md", 1]], `gone: 1 record of a.md; ${STAY}`],
  [
    "two files",
    [
      ["a.md", 1200],
      ["b.md", 2],
    ],
    `gone: 1,200 records of a.md, 2 records of b.md; ${STAY}`,
  ],
  [
    "many files",
    [1, 2, 3, 4, 5].map((n) => [`${n}.md`, n] as const),
    `gone: 1 record of 1.md, 2 records of 2.md, 3 records of 3.md, 2 more files; ${STAY}`,
  ],
  ["a name that would steer the terminal", [["a\u001b[2J.md", 1]], `gone: 1 record of a�[2J.md; ${STAY}`],
])("the end of an import tells what is gone: %s", (_, gone, line) => expect(goneLine(gone)).toBe(line));
