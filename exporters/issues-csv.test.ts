import { expect, it } from "vitest";
import type { InputIssue } from "@/lib/paper/input-issue";
import { writeIssues } from "./issues-csv";

async function write(issues: InputIssue[]): Promise<string[]> {
  let text = "";
  for await (const piece of writeIssues(issues)) text += piece;
  return text.split("\r\n");
}

const issue: InputIssue = { severity: "skipped", source: "a.md", locator: "line 7", message: "no abstract" };

it("has a header and one row per issue", async () => {
  const rows = await write([issue, { ...issue, severity: "repaired", excerpt: 'said "so",\nand more' }]);
  expect(rows).toEqual([
    "severity,source,locator,message,excerpt",
    "skipped,a.md,line 7,no abstract,",
    'repaired,a.md,line 7,no abstract,"said ""so"",\nand more"',
    "",
  ]);
});

it("escapes formulas", async () => {
  expect((await write([{ ...issue, excerpt: "=1+1" }]))[1]).toMatch(/,'=1\+1$/);
});

it("contains all issues", async () => {
  const many = Array.from({ length: 1234 }, (_, i) => ({ ...issue, locator: `line ${i}` }));
  expect(await write(many)).toHaveLength(1234 + 2);
});
