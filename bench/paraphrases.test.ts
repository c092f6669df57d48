import { expect, it } from "vitest";
import { extractText, PARAPHRASES, type Paraphrase, paraphrasePaper } from "./paraphrases";

const PAPER = extractText({
  title: "Orion: a parser for letters",
  abstract: "Letters are hard. Orion achieves 71.3% recall on SciQ. It improves F1 by 4% over GPT-4o.",
});
const of = (from: RegExp, to: string): Paraphrase => ({ name: "", from, to });

it("reports no change for an equivalent paraphrase", () => {
  expect(PAPER.claims).toHaveLength(2);
  expect(paraphrasePaper(PAPER, of(/\bachieves\b/g, "attains"))).toEqual({ claims: 1, changed: [] });
  expect(paraphrasePaper(PAPER, of(/%/g, " percent"))).toEqual({ claims: 2, changed: [] });
});

it("reports changed slots and missing claims", () => {
  const { claims, changed } = paraphrasePaper(PAPER, of(/ on SciQ| over GPT-4o/g, ""));
  expect(claims).toBe(2);
  expect(changed.map(({ slots }) => slots)).toEqual([["benchmarks"], expect.arrayContaining(["baseline"])]);
  const gone = paraphrasePaper(PAPER, of(/71\.3/g, "72.3"));
  expect(gone).toMatchObject({ claims: 1, changed: [{ slots: [] }] });
  expect(gone.changed[0]?.sentence).toBe("Orion achieves 72.3% recall on SciQ.");
});

it("ignores words outside of sentences with claims", () => {
  expect(paraphrasePaper(PAPER, of(/tides/g, "waves"))).toEqual({ claims: 0, changed: [] });
  expect(paraphrasePaper(PAPER, of(/Letters are/g, "Letters were"))).toEqual({ claims: 0, changed: [] });
});

it("paraphrases have unique names and replace all occurrences", () => {
  const all = Object.values(PARAPHRASES).flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { from } of all) expect(from.flags).toContain("g");
});
