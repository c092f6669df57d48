import { expect, test } from "vitest";
import { describeUnfinishedImport } from "./unfinished-import";

const AT = "2026-03-02T10:00:00.000Z";
const after = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000);

test.each([
  ["owls.jsonl", 400, 3600, "stopped after 400 papers: import the file again to resume"],
  ["/data/owls: new.jsonl", 1, 3600, "stopped after 1 paper: import the file again to resume"],
  ["stdin", 0, 3600, "stopped after 0 papers: import it again to resume"],
  ["pasted: Owls", 200, 3600, "stopped after 200 papers: import the text again to resume"],
  ["arxiv: cat:cs.CL", 1200, 3600, "stopped after 1,200 papers: fetch it again to resume"],
  ["owls.jsonl", 400, 5, "in progress, 400 papers so far; if it has stopped, import the file again to resume"],
])("%s after %d papers, %d seconds ago: %s", (source, papers, seconds, text) =>
  expect(describeUnfinishedImport({ source, unfinished_after: papers, unfinished_at: AT }, after(seconds))).toBe(text),
);

test("returns null for a completed source", () =>
  expect(describeUnfinishedImport({ source: "owls.jsonl", unfinished_after: null, unfinished_at: null })).toBeNull());
