import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectFormat } from "@/sources/formats/detect-format";
import { FORMATS } from "@/sources/formats/registry";
import { parseAll } from "@/sources/testing/parse-all";
import { SAMPLE_PAPERS } from "@/sources/testing/sample-papers";
import { FORMAT_SAMPLES } from "./format-samples";
import { MUTATION_KINDS, type MutationKind, mutate, mutations } from "./mutate";

describe("the samples", () => {
  it("cover every format", () =>
    expect(Object.keys(FORMAT_SAMPLES).sort()).toEqual(FORMATS.map((format) => format.name).sort()));

  it.each(Object.entries(FORMAT_SAMPLES))("%s is detected, and read without an issue", async (name, text) => {
    expect(detectFormat(text, {})?.name).toBe(name);
    const { papers, issues } = await parseAll(text);
    expect(issues).toEqual([]);
    expect(papers[0]?.title).toBe(SAMPLE_PAPERS[0].title);
    expect(papers[0]?.abstract.replace(/\s+/g, " ").replaceAll("\\%", "%")).toContain(SAMPLE_PAPERS[0].abstract);
  });
});

describe("mutate", () => {
  const text = "title,abstract,year\nOwls,It hoots.,2024\n";
  const apply = (kind: MutationKind, at: number, amount: number, content = text) =>
    mutate(new TextEncoder().encode(content), [{ kind, at, amount }]);
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  it.each<[MutationKind, number, number, string]>([
    ["flip-byte", 0, 0, text.replace("t", "u")],
    ["cut-end", 0.5, 0, text.slice(0, 20)],
    ["cut-start", 0.5, 0, text.slice(20)],
    ["cut-out", 0, 0.5, text.slice(10)],
    ["repeat", 0, 0.5, text.slice(0, 10) + text],
    ["insert", 0, 0, `\n${text}`],
    ["line-ends", 0, 0, text.replaceAll("\n", "\r\n")],
    ["encoding", 0, 0, text],
    ["swap-columns", 0, 0.5, "abstract,title,year\nIt hoots.,Owls,2024\n"],
    ["drop-byte", 0, 0, text.slice(1)],
    ["swap-lines", 0, 0.4, "Owls,It hoots.,2024\ntitle,abstract,year\n"],
  ])("%s at %f, %f", (kind, at, amount, expected) => expect(decode(apply(kind, at, amount))).toBe(expected));

  it("writes gzip", () => expect([...apply("gzip", 0, 0).subarray(0, 2)]).toEqual([0x1f, 0x8b]));

  it("swaps the sides of a field without columns", () =>
    expect(decode(apply("swap-columns", 0, 0, "TY  - JOUR"))).toBe(" JOUR-TY  "));

  it("gives the same bytes again, changes no input, and accepts an empty file", () => {
    const bytes = new TextEncoder().encode(text);
    fc.assert(
      fc.property(mutations, (steps) => {
        expect(mutate(bytes, steps)).toEqual(mutate(bytes, steps));
        expect(decode(bytes)).toBe(text);
        mutate(new Uint8Array(), steps);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("draws every kind", () =>
    expect(
      new Set(
        fc
          .sample(mutations, { seed: 1, numRuns: 200 })
          .flat()
          .map((one) => one.kind),
      ).size,
    ).toBe(MUTATION_KINDS.length));
});
