import { describe, expect, it } from "vitest";
import type { PreviewPaper } from "@/lib/api/upload-progress";
import { guessPaperFields, joinAuthors, toPaperEdit, toPaperFields, toPaperLine } from "./paper-fields";

const PAPER: PreviewPaper = {
  number: 2,
  title: "Owls at Night",
  abstract: "Owl-7B reaches 52% on GSM8K.",
  authors: ["Ann Lee", "Bo Wu"],
  published: "2024",
  ...{ arxiv_id: null, doi: null, url: null, venue: null, locator: "line 1", known: null, claims: [] },
};

describe("edited fields", () => {
  const fields = toPaperFields(PAPER);

  it.each([
    [{}, null],
    [{ title: " Owls at Dusk " }, { number: 2, title: "Owls at Dusk" }],
    [
      { date: "", authors: "Ann Lee" },
      { number: 2, authors: "Ann Lee", date: "" },
    ],
  ])("%j become the edit %j", (change, edit) => expect(toPaperEdit(PAPER, { ...fields, ...change })).toEqual(edit));

  it("show names so that they are read as the same names", () => {
    expect(joinAuthors(["Ann Lee", "Bo Wu"])).toBe("Ann Lee, Bo Wu");
    expect(joinAuthors(["Ann Lee, Jr.", "Bo Wu"])).toBe("Ann Lee, Jr.; Bo Wu");
  });
});

describe("a text without a paper", () => {
  it.each([
    ["Owls at Night\nThey fly.", { title: "Owls at Night", abstract: "They fly." }],
    ["Owls at Night", { title: "Owls at Night", abstract: "" }],
    ["They fly.", { title: "", abstract: "They fly." }],
    [`${"Long ".repeat(80)}\nrest`, { title: "", abstract: `${"Long ".repeat(80)}\nrest` }],
  ])("is split: %j", (text, fields) => expect(guessPaperFields(text)).toMatchObject(fields));

  it("becomes a line of JSON", () => {
    const fields = { title: "Owls", authors: "Ann Lee", date: "2024", abstract: "They fly." };
    expect(JSON.parse(toPaperLine(fields))).toEqual(fields);
  });
});
