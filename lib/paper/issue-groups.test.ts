import { expect, it } from "vitest";
import type { InputIssue } from "./input-issue";
import { IssueGroups } from "./issue-groups";

const issue = (message: string, line: number, severity: InputIssue["severity"] = "skipped"): InputIssue => ({
  ...{ severity, message, source: "a.csv", locator: `line ${line}` },
});

it("counts issues by reason, without numbers and quoted text, most frequent first", () => {
  const groups = new IssueGroups();
  groups.add(issue('unknown date format "soon"', 1, "repaired"));
  for (const line of [2, 3, 4, 5]) groups.add(issue("no abstract", line));
  expect(groups.add(issue('unknown date format "2024-99"', 6, "repaired"))).toBe(2);
  groups.add(issue("the row has 1,200 cells", 7));
  groups.add(issue("the row has 3 cells", 8));
  groups.add(issue("no abstract", 9, "repaired"));
  const place = (line: number) => ({ source: "a.csv", locator: `line ${line}` });
  expect(groups.list()).toEqual([
    { severity: "skipped", message: "no abstract", count: 4, places: [place(2), place(3), place(4)] },
    { severity: "repaired", message: 'unknown date format "soon"', count: 2, places: [place(1), place(6)] },
    { severity: "skipped", message: "the row has 1,200 cells", count: 2, places: [place(7), place(8)] },
    { severity: "repaired", message: "no abstract", count: 1, places: [place(9)] },
  ]);
});

it("prefers places in different files", () => {
  const groups = new IssueGroups();
  for (const line of [1, 2, 3, 4]) groups.add(issue("no abstract", line));
  for (const source of ["b.csv", "c.csv", "d.csv"]) groups.add({ ...issue("no abstract", 5), source });
  expect(groups.list()[0]?.places.map(({ source }) => source)).toEqual(["a.csv", "c.csv", "b.csv"]);
});
