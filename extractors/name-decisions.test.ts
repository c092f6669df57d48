import { describe, expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { foldDecisions } from "@/lib/names/fold-decisions";
import { listChangedNames } from "@/lib/names/lexicon-difference";
import { nameDecisionSchema } from "@/lib/names/name-decision";
import { toNameKey } from "@/lib/names/name-key";
import { EMPTY_USER_LEXICON } from "@/lib/names/user-lexicon";
import { extractClaims } from "./extract";
import { createNameChangeTest } from "./name-change";

const lexiconOf = (...drafts: object[]) =>
  foldDecisions(drafts.map((draft) => nameDecisionSchema.parse({ kind: "benchmark", ...draft })));
const read = (abstract: string, lexicon = EMPTY_USER_LEXICON) =>
  extractClaims({ title: "A study", abstract }, lexicon).claims;
const classify = (name: string, as: string, more: object = {}) => ({ action: "classify", name, as, ...more });
const rename = (kind: string, name: string, to: string) => ({ action: "rename", kind, name, to });

const SLOTS = [
  "method",
  "model",
  "size_b",
  "benchmarks",
  "metric",
  "metric_id",
  "baseline",
  "higher_is_better",
] as const;
const pick = (claim: ExtractedClaim | undefined, slots: object) =>
  Object.fromEntries(SLOTS.filter((slot) => slot in slots).map((slot) => [slot, claim?.[slot]]));

/** Sentence, decisions, slots without and with them. */
const CASES: readonly (readonly [string, string, object[], object, object])[] = [
  [
    "finds a declared benchmark where its form says nothing",
    "Heron-7B reaches 61.2% accuracy in quiet harbour.",
    [classify("quiet harbour", "benchmark")],
    { benchmarks: [] },
    { benchmarks: ["quiet harbour"] },
  ],
  [
    "finds a declared metric",
    "Heron-7B reaches a plumage of 61.2 on MathVista.",
    [classify("plumage", "metric", { kind: "metric" })],
    { metric_id: null },
    { metric: "plumage", metric_id: null },
  ],
  [
    "does not take a listed benchmark that is declared to be no name",
    "Heron-7B reaches 61.2% accuracy on MathVista.",
    [classify("MathVista", "none")],
    { benchmarks: ["MathVista"] },
    { benchmarks: [] },
  ],
  [
    "does not take an unlisted name that is declared to be no name, also before a noun",
    "Heron-7B reaches 61.2% accuracy on the GullBench dataset.",
    [classify("GullBench", "none")],
    { benchmarks: ["GullBench"] },
    { benchmarks: [] },
  ],
  [
    "keeps a method out of the benchmarks",
    "Heron-7B reaches 61.2% accuracy on the GullBench dataset.",
    [classify("GullBench", "method")],
    { benchmarks: ["GullBench"] },
    { benchmarks: [] },
  ],
  [
    "moves a declared model to its slot",
    "We propose TernNet. TernNet reaches 61.2% accuracy on MathVista.",
    [classify("TernNet", "method", { kind: "model" })],
    { method: null, model: "TernNet" },
    { method: "TernNet", model: null },
  ],
  [
    "moves a declared method to the models",
    "We propose Ternux. Ternux reaches 61.2% accuracy on MathVista.",
    [classify("Ternux", "model", { kind: "method" })],
    { method: "Ternux", model: null },
    { method: null, model: "Ternux" },
  ],
  [
    "renames a benchmark in any case",
    "Heron-7B reaches 61.2% accuracy on Math Vista.",
    [rename("benchmark", "MATHVISTA", "Vista")],
    { benchmarks: ["MathVista"] },
    { benchmarks: ["Vista"] },
  ],
  [
    "merges two benchmarks of one claim",
    "Heron-7B reaches an average of 61.2% on MathVista and GullBench.",
    [rename("benchmark", "GullBench", "MathVista")],
    { benchmarks: ["MathVista", "GullBench"] },
    { benchmarks: ["MathVista"] },
  ],
  [
    "renames a model, with the size of the new name, and a baseline",
    "Heron-7B reaches 61.2% accuracy on MathVista, while Tern-9B reaches 58.1%.",
    [rename("model", "heron 7b", "Grey Heron 8B")],
    { model: "Heron-7B", size_b: 7 },
    { model: "Grey Heron 8B", size_b: 8 },
  ],
  [
    "hides a model that is a baseline",
    "Heron-7B improves accuracy on MathVista from 58.1% to 61.2% over Tern-9B.",
    [{ action: "hide", kind: "model", name: "Tern-9B" }],
    { baseline: "Tern-9B" },
    { model: "Heron-7B", baseline: null },
  ],
  [
    "renames a metric with its direction",
    "Heron-7B reaches 61.2% accuracy on MathVista.",
    [rename("metric", "accuracy", "word error rate")],
    { metric_id: "accuracy", higher_is_better: true },
    { metric: "word error rate", metric_id: "wer", higher_is_better: false },
  ],
  [
    "turns the direction of a listed metric",
    "Heron-7B reaches 61.2% accuracy on MathVista.",
    [{ action: "describe", kind: "metric", name: "accuracy", facts: { better: "lower" } }],
    { higher_is_better: true },
    { metric_id: "accuracy", higher_is_better: false },
  ],
  [
    "hides a benchmark and leaves the rest",
    "Heron-7B reaches 61.2% accuracy on MathVista.",
    [{ action: "hide", name: "MathVista" }],
    { benchmarks: ["MathVista"] },
    { benchmarks: [], metric: "accuracy" },
  ],
  [
    "hides a benchmark only where it is a benchmark",
    "Heron-7B reaches 61.2% accuracy on MathVista.",
    [{ action: "hide", kind: "model", name: "MathVista" }],
    { benchmarks: ["MathVista"] },
    { benchmarks: ["MathVista"] },
  ],
  [
    "takes an ambiguous name with other words around it if it is declared so",
    "Heron-7B reaches 61.2% accuracy with Gull.",
    [classify("Gull", "benchmark", { match: "context" })],
    { benchmarks: [] },
    { benchmarks: [] },
  ],
];

describe("extraction with decisions about names", () => {
  it.each(CASES)("%s", (_, abstract, decisions, without, expected) => {
    const lexicon = lexiconOf(...decisions);
    expect(pick(read(abstract)[0], without)).toEqual(without);
    expect(pick(read(abstract, lexicon)[0], expected)).toEqual(expected);
    // The next extraction without decisions is not influenced.
    expect(pick(read(abstract)[0], without)).toEqual(without);
  });

  it.each(CASES)("keeps the contract of claims and finds the abstract again: %s", (_, abstract, decisions) => {
    const lexicon = lexiconOf(...decisions);
    for (const { spans, ...claim } of read(abstract, lexicon))
      for (const slot of Object.keys(spans)) {
        const value = claim[slot as keyof typeof claim];
        expect(value === null || (Array.isArray(value) && value.length === 0), slot).toBe(false);
      }
    const isChanged = JSON.stringify(read(abstract)) !== JSON.stringify(read(abstract, lexicon));
    const mayDiffer = createNameChangeTest(EMPTY_USER_LEXICON, lexicon);
    const names = listChangedNames(EMPTY_USER_LEXICON, lexicon).map((name) => toNameKey("model", name));
    const hasName = read(abstract).some((claim) =>
      SLOTS.some((slot) => [claim[slot]].flat().some((value) => names.includes(toNameKey("model", String(value))))),
    );
    if (isChanged) expect(mayDiffer({ title: "A study", abstract }) || hasName).toBe(true);
  });

  it("recomputes what depends on the direction", () => {
    const abstract = "On MathVista, Heron-7B improves accuracy from 40% to 52%.";
    const lexicon = lexiconOf({ action: "describe", kind: "metric", name: "accuracy", facts: { better: "lower" } });
    expect(read(abstract)[0]).toMatchObject({ points: 12, error_cut: 20 });
    expect(read(abstract, lexicon)[0]).toMatchObject({ points: 12, error_cut: -30 });
  });

  it("gives a model the size that a person knows, unless the claim states one", () => {
    const lexicon = lexiconOf({ action: "describe", kind: "model", name: "GPT-2", facts: { size_b: 1.5 } });
    expect(read("GPT-2 reaches 61.2% accuracy on MathVista.", lexicon)[0]).toMatchObject({
      model: "GPT-2",
      size_b: 1.5,
    });
  });

  it("does the same again after other lexicons", () => {
    const abstract = "Heron-7B reaches 61.2% accuracy on MathVista and 58.0% on GullBench.";
    const lexicons = [
      EMPTY_USER_LEXICON,
      lexiconOf(classify("MathVista", "none")),
      lexiconOf(rename("benchmark", "GullBench", "Tern")),
    ];
    const first = lexicons.map((lexicon) => read(abstract, lexicon));
    expect(new Set(first.map((claims) => JSON.stringify(claims))).size).toBe(3);
    for (const order of [
      [2, 0, 1],
      [1, 2, 0],
    ])
      for (const i of order) expect(read(abstract, lexicons[i])).toEqual(first[i]);
  });
});

describe("createNameChangeTest", () => {
  const test = (abstract: string, ...decisions: object[]) =>
    createNameChangeTest(EMPTY_USER_LEXICON, lexiconOf(...decisions))({ title: "", abstract });

  it.each<[string, string, object, boolean]>([
    ["another spelling", "On gull bench we see 5%.", classify("Gull-Bench", "benchmark"), true],
    ["an alias in the tables", "On MS COCO we see 5%.", classify("COCO", "none"), true],
    ["the second of two editions", "On AIME 2024 and 2025 we see 5%.", classify("AIME 2025", "none"), true],
    ["LaTeX", "On $\\tau$-bench we see 5%.", classify("τ-bench", "none"), true],
    ["a short name in the plural", "On GBs we see 5%.", classify("GB", "none"), true],
    ["a part of a long name", "On GullBench-Hard we see 5%.", classify("GullBench", "none"), true],
    ["another name", "On Tern we see 5%.", classify("Gull-Bench", "none"), false],
    ["a part of a word", "With 16GB we see 5%.", classify("GB", "none"), false],
    ["another alias of the same row", "On MS COCO we see 5%.", rename("benchmark", "Gull", "COCO"), false],
    ["other capitals of an alias", "A gull sees 5%.", rename("benchmark", "Gull", "COCO"), false],
    ["an alias", "A Gull sees 5%.", rename("benchmark", "Gull", "COCO"), true],
    [
      "a fact that only claims with the name need",
      "On COCO we see 5%.",
      { action: "describe", name: "COCO", facts: { items: 5 } },
      false,
    ],
  ])("recognizes %s", (_, abstract, decision, expected) => expect(test(abstract, decision)).toBe(expected));

  it("finds nothing if the lexicons agree", () => expect(test("On Gull we see 5%.")).toBe(false));
});
