import { describe, expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { DEFAULT_COLUMNS } from "../claim/columns";
import { buildClaim } from "../claim/fixtures/claim";
import { excerptAt, findHiddenMatch, findHiddenTerms } from "./hidden-search-match";
import { parseSearchTerms } from "./search-terms";

const PAPER = {
  paper_title: "Owls at Night",
  authors: ["Ada Owlman", "Bo Hen"],
  model: "Lynx-7B",
  benchmarks: ["MathVista"],
  metric: "accuracy",
  baseline: "Wolf",
  sentence: "Lynx-7B climbs to 70% on MathVista with far fewer labels than Wolf.",
} satisfies Partial<Claim>;
const ABSTRACT = "Field recordings are rare. Lynx-7B climbs to 70% on MathVista with far fewer labels than Wolf.";

const found = (search: string, parts: Partial<Claim> = {}, cols = DEFAULT_COLUMNS) => {
  const claim = buildClaim({ ...PAPER, ...parts });
  const text = findHiddenMatch(claim, ABSTRACT, findHiddenTerms(claim, cols, parseSearchTerms(search)));
  return text && `${text.where}: ${text.text}`;
};

describe("findHiddenMatch", () => {
  it.each([
    ["owls", null],
    ["lynx mathvista", null],
    ["", null],
    ["-labels", null],
    ["labels", "sentence: … far fewer labels than Wolf."],
    ["lynx labels", "sentence: … far fewer labels than Wolf."],
    ["wolf", "sentence: … labels than Wolf."],
    ["rare", "abstract: … are rare. Lynx-7B climbs to 70% on MathVista with far fewer labels than Wolf."],
    ['"bo hen"', "authors: Ada Owlman, Bo Hen"],
    ["nowhere", null],
  ])("%j is found in %j", (search, expected) => expect(found(search)).toBe(expected));

  it("considers what cells compose: a system from its method, a description for a benchmark", () => {
    expect(found("NightSight", { model: null, method: "NightSight" })).toBeNull();
    expect(found("NightSight", { model: null, method: "NightSight" }, ["model"])).toBe("method: NightSight");
    expect(found("puzzles", { benchmarks: [], benchmark_text: "six puzzles" })).toBeNull();
  });

  it("searches hidden columns", () => {
    expect(found("owls", {}, ["model"])).toBe("title: Owls at Night");
    expect(found("labels", {}, ["sentence"])).toBeNull();
    expect(found("tern", { model: "Tern-70B" }, ["paper_title"])).toBe("model: Tern-70B");
  });
});

describe("excerptAt", () => {
  const words = Array.from({ length: 60 }, (_, i) => `word${i}`).join(" ");
  it.each([
    ["the beginning", "a few words", 2, "a few words"],
    ["the middle", words, words.indexOf("word30"), /^… (?:word2[89] )+word30 .{60,120} …$/],
    ["the end", words, words.indexOf("word59"), /^… (?:word5[78] )+word59$/],
    ["a text without spaces", "数".repeat(400), 200, /^… 数{120} …$/],
    ["a text of several lines", "one\n two\tthree", 8, "one two three"],
  ])("cuts %s", (_, text, at, expected) => {
    if (typeof expected === "string") expect(excerptAt(text, at)).toBe(expected);
    else expect(excerptAt(text, at)).toMatch(expected);
  });

  it("never splits a character", () => {
    const text = "🦉".repeat(200);
    for (const at of [0, 101, 250, 399]) expect(excerptAt(text, at).isWellFormed()).toBe(true);
  });
});
