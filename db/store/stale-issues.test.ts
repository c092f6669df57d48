import { afterEach, beforeEach, expect, it } from "vitest";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { importPapers } from "./import";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const wrong = (line: number, parts: Partial<InputIssue> = {}): ParseResult => ({
  issue: { severity: "skipped", source: "notes.md", locator: `line ${line}`, message: "no abstract", ...parts },
});
const paperAt = (line: number, parts: Partial<PaperRecord> = {}): ParseResult => ({
  paper: createTestPaper({ title: `Owls of line ${line}`, locator: `line ${line}`, ...parts }),
});

/** Extracts with a note, as for a long abstract. */
const noting = (version = "1.0.0") => {
  const { extract } = createTestExtractor(version);
  return {
    version,
    extract: (text: { title: string; abstract: string }, lexicon: UserLexicon) => ({
      ...extract(text, lexicon),
      notes: text.abstract.includes("long") ? ["the abstract is long"] : [],
    }),
  };
};

const read = (readings: Iterable<ParseResult>, isWhole = true, resume = false) =>
  importPapers(board.db, readings, { extractor: noting(), isComplete: () => isWhole, resume });
const issues = () =>
  board.db.$client
    .prepare<[], string>(
      "SELECT i.source || ', ' || s.locator || ': ' || s.message FROM import_issues s JOIN imports i ON i.pk = import_pk ORDER BY 1",
    )
    .pluck()
    .all();

const LONG = paperAt(3, { abstract: "A long one. Owl-7B goes from 40 to 52 on MathVista." });

it.each<[string, ParseResult[], string[]]>([
  ["is removed when the record is corrected", [paperAt(1)], []],
  ["is deleted when another issue replaces it", [wrong(1, { message: "no title" })], ["notes.md, line 1: no title"]],
  ["moves with its line", [paperAt(1), wrong(2)], ["notes.md, line 2: no abstract"]],
  ["stays where it is wrong as before", [wrong(1), paperAt(2)], ["notes.md, line 1: no abstract"]],
])("an issue %s", async (_, again, expected) => {
  await read([wrong(1), wrong(7, { severity: "repaired", message: "the date is not understood" })]);
  await read(again);
  expect(issues()).toEqual(expected);
});

it("keeps issues of incomplete and interrupted reads", async () => {
  await read([wrong(1)]);
  await read([paperAt(1)], false);
  expect(issues()).toHaveLength(1);
  function* breakingOff(): Generator<ParseResult> {
    yield paperAt(1);
    throw new Error("the disk went away");
  }
  await expect(read(breakingOff())).rejects.toThrow("disk");
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  const lines = Array.from({ length: 450 }, (_, i) => paperAt(i));
  await importPapers(board.db, lines, { extractor: noting(), isComplete: () => true, signal: stop.signal, onProgress });
  expect(issues()).toEqual(["notes.md, line 1: no abstract"]);
});

it("keeps the issues of other sources", async () => {
  await read([wrong(1), wrong(1, { source: "other.md" })]);
  await read([paperAt(1)]);
  expect(issues()).toEqual(["other.md, line 1: no abstract"]);
});

it.each([false, true])("keeps the notes of an unchanged paper, with resume %s", async (resume) => {
  await read([LONG, wrong(9)], true, resume);
  const before = issues();
  expect(before).toEqual(["notes.md, line 3: the abstract is long", "notes.md, line 9: no abstract"]);
  await read([LONG, wrong(9)], true, resume);
  expect(issues()).toEqual(before);
  await read([LONG], true, resume);
  expect(issues()).toEqual(["notes.md, line 3: the abstract is long"]);
});

it("updates the location of notes of a moved paper", async () => {
  await read([LONG]);
  await read([paperAt(1), { paper: { ...("paper" in LONG ? LONG.paper : createTestPaper()), locator: "line 5" } }]);
  expect(issues()).toEqual(["notes.md, line 5: the abstract is long"]);
});
