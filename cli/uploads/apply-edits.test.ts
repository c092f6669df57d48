import { describe, expect, it } from "vitest";
import { createTestPaper } from "@/db/fixtures/test-board";
import type { PaperEdit } from "@/lib/api/paper-edit";
import type { ParseResult } from "@/lib/paper/parse-result";
import { applyEdits } from "./apply-edits";

const FERNS = createTestPaper({
  title: "Ferns {\\&} Mosses",
  abstract: "They <b>grow</b> &amp; rest.",
  published: "2024",
});
const OWLS = createTestPaper({ title: "Owls", abstract: "Owl-7B reaches 52% on GSM8K.", authors: ["Ann Lee, Jr."] });
const SKIPPED: ParseResult = { issue: { severity: "skipped", source: "a", locator: "line 1", message: "no abstract" } };

async function apply(...edits: PaperEdit[]): Promise<ParseResult[]> {
  const results: ParseResult[] = [];
  const read = (async function* () {
    yield* [{ paper: FERNS }, SKIPPED, { paper: OWLS }];
  })();
  for await (const result of applyEdits(read, edits)) results.push(result);
  return results;
}

describe("applyEdits", () => {
  it.each<[string, PaperEdit, object]>([
    ["a title", { number: 1, title: "Owls at Night" }, { title: "Owls at Night" }],
    ["authors", { number: 1, authors: "Ann Lee, Bo Wu and Cem Dag" }, { authors: ["Ann Lee", "Bo Wu", "Cem Dag"] }],
    ["a day", { number: 1, date: "28 May 2025" }, { published: "2025-05-28" }],
    ["a year", { number: 1, date: "2025" }, { published: "2025" }],
    ["no date", { number: 1, date: "" }, { published: null }],
    ["an abstract", { number: 1, abstract: " Owl-7B rises. " }, { abstract: "Owl-7B rises." }],
  ])("changes %s and nothing else", async (_, edit, change) => {
    expect(await apply(edit)).toEqual([{ paper: FERNS }, SKIPPED, { paper: { ...OWLS, ...change } }]);
  });

  it("does not process fields that were not edited again", async () => {
    const [first] = await apply({ number: 0, authors: "Bo Wu" });
    expect(first).toEqual({ paper: { ...FERNS, authors: ["Bo Wu"] } });
  });

  it.each([
    ["an empty abstract", { number: 1, abstract: " " }, /^the change was not applied: no abstract/],
    [
      "a title that is none",
      { number: 1, title: "Table of Contents" },
      /^the change was not applied: "Table of Contents" is no title/,
    ],
  ])("keeps the paper and its position if the change is %s", async (_, edit, message) => {
    expect(await apply(edit)).toEqual([
      { paper: FERNS },
      SKIPPED,
      { issue: expect.objectContaining({ severity: "repaired", message: expect.stringMatching(message) }) },
      { paper: OWLS },
    ]);
  });

  it("reports an unreadable date", async () => {
    const results = await apply({ number: 1, date: "soon" });
    expect(results.slice(2)).toEqual([
      { issue: expect.objectContaining({ message: 'unknown date format "soon", date omitted' }) },
      { paper: { ...OWLS, published: null } },
    ]);
  });
});
