import { expect, it } from "vitest";
import { parseGoldLine } from "@/eval/gold";
import { findLexiconEntry } from "@/extractors/lexicon/match-lexicon";
import { replaceLexiconNames, replaceNamesInClaim } from "./name-replacement";

const PAPER = {
  title: "Orion: a reader for MathVista",
  abstract: "On MathVista and SWE-bench Verified, Orion with Qwen2.5-7B reaches 71.3% and 42.1%. MathVista is hard.",
};

it("replaces known names by others of the same shape", () => {
  const { title, abstract, replacements } = replaceLexiconNames(PAPER, "benchmark");
  const name = replacements.get("MathVista") ?? "";
  expect(name).toMatch(/^Math\p{Lu}\p{Ll}{4}$/u);
  expect(findLexiconEntry(name)).toBeNull();
  expect(title).toBe(`Orion: a reader for ${name}`);
  expect(abstract).toBe(
    `On ${name} and ${replacements.get("SWE-bench Verified")}, Orion with Qwen2.5-7B reaches 71.3% and 42.1%. ${name} is hard.`,
  );
  expect(replacements.get("SWE-bench Verified")).toMatch(/ Verified$/);
});

it("is deterministic and keeps a paper without known names", () => {
  expect(replaceLexiconNames(PAPER, "model")).toEqual(replaceLexiconNames(PAPER, "model"));
  const plain = { title: "Orion", abstract: "Orion reaches 71.3% on tides." };
  expect(replaceLexiconNames(plain, "benchmark")).toEqual({ ...plain, replacements: new Map() });
});

it("replaces names in annotations", () => {
  const { replacements } = replaceLexiconNames(PAPER, "benchmark");
  const gold = parseGoldLine(
    JSON.stringify({
      title: PAPER.title,
      sentence: "On MathVista, …",
      after: 71.3,
      benchmarks: ["MathVista"],
      method: "Orion",
    }),
  );
  if (typeof gold === "string" || gold.claim === null) throw new Error("no claim");
  expect(replaceNamesInClaim(gold.claim, replacements)).toMatchObject({
    benchmarks: [replacements.get("MathVista")],
    method: "Orion",
  });
});
