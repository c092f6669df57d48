import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameDecisionArbitrary } from "./fixtures/name-decisions";
import { foldDecisions, NameDecisions } from "./fold-decisions";
import { type NameDecision, nameDecisionSchema } from "./name-decision";
import { EMPTY_USER_LEXICON } from "./user-lexicon";

const rename = (name: string, to: string, kind = "benchmark"): NameDecision =>
  nameDecisionSchema.parse({ action: "rename", kind, name, to });
const hide = (name: string, kind = "benchmark"): NameDecision =>
  nameDecisionSchema.parse({ action: "hide", kind, name });
const classify = (name: string, as: string): NameDecision =>
  nameDecisionSchema.parse({ action: "classify", kind: "benchmark", name, as });
const describeName = (name: string, facts: object, kind = "benchmark"): NameDecision =>
  nameDecisionSchema.parse({ action: "describe", kind, name, facts });

const targetsOf = (...decisions: NameDecision[]) =>
  Object.fromEntries(foldDecisions(decisions).targets.map(({ name, to }) => [name, to]));

describe("foldDecisions", () => {
  it("is empty without decisions", () => expect(foldDecisions([])).toEqual(EMPTY_USER_LEXICON));

  it.each<[string, NameDecision[], Record<string, string | null>]>([
    ["one rename", [rename("Gull", "Tern")], { Gull: "Tern" }],
    ["a chain", [rename("Gull", "Tern"), rename("Tern", "Auk")], { Gull: "Auk", Tern: "Auk" }],
    ["the later of two renames", [rename("Gull", "Tern"), rename("Gull", "Auk")], { Gull: "Auk" }],
    ["a rename back", [rename("Gull", "Tern"), rename("Tern", "Gull")], { Tern: "Gull" }],
    [
      "a circle of three",
      [rename("Gull", "Tern"), rename("Tern", "Auk"), rename("Auk", "Gull")],
      { Tern: "Gull", Auk: "Gull" },
    ],
    ["another spelling of the same name", [rename("gull-bench", "GullBench")], { "gull-bench": "GullBench" }],
    ["a hidden name", [hide("Gull")], { Gull: null }],
    ["a rename to a name that is hidden later", [rename("Gull", "Tern"), hide("Tern")], { Gull: null, Tern: null }],
    ["a rename to a name that was hidden", [hide("Tern"), rename("Gull", "Tern")], { Gull: "Tern" }],
    ["a hidden name that is renamed", [hide("Gull"), rename("Gull", "Tern")], { Gull: "Tern" }],
  ])("resolves %s", (_, decisions, expected) => expect(targetsOf(...decisions)).toEqual(expected));

  it("keeps kinds apart", () => {
    const { targets } = foldDecisions([rename("Gull", "Tern", "model"), hide("Gull", "method")]);
    expect(targets).toEqual([
      { kind: "method", name: "Gull", to: null },
      { kind: "model", name: "Gull", to: "Tern" },
    ]);
  });

  it.each<[string, NameDecision[], object[]]>([
    [
      "a declared name",
      [classify("Gull", "benchmark")],
      [{ kind: "benchmark", name: "Gull", isDeclared: true, match: "case" }],
    ],
    [
      "a declared name that was renamed, with its facts",
      [classify("Gull", "benchmark"), describeName("Gull", { items: 30 }), rename("Gull", "Gull Bench")],
      [{ name: "Gull Bench", isDeclared: true, exactAliases: ["Gull"], facts: { items: 30 } }],
    ],
    [
      "a listed target, which is declared already",
      [rename("Math-Vista set", "MathVista")],
      [{ name: "MathVista", isDeclared: false, match: "", exactAliases: ["Math-Vista set"] }],
    ],
    [
      "a new target of a benchmark, which is one",
      [rename("Gull set", "Gull")],
      [{ name: "Gull", isDeclared: true, exactAliases: ["Gull set"] }],
    ],
    [
      "a new target of a method, which may be a model",
      [rename("Gull set", "Gull", "method")],
      [{ kind: "method", name: "Gull", isDeclared: false }],
    ],
    ["no row for what is hidden", [hide("Gull")], []],
    ["a word that is no name", [classify("Gull", "none")], [{ kind: "none", name: "Gull" }]],
    [
      "facts that add up",
      [describeName("Gull", { items: 30 }), describeName("Gull", { family: "Sea" })],
      [{ facts: { items: 30, family: "Sea" } }],
    ],
  ])("has a row for %s", (_, decisions, rows) => {
    const found = foldDecisions(decisions).rows;
    expect(found).toHaveLength(rows.length);
    expect(found).toMatchObject(rows);
  });

  it("has equal keys for equal content only", () => {
    const [a, b] = [rename("Gull", "Tern"), classify("Auk", "none")];
    expect(foldDecisions([a, b]).key).toBe(foldDecisions([b, a]).key);
    expect(foldDecisions([a]).key).not.toBe(foldDecisions([b]).key);
  });

  it("reports that a repeated decision changes nothing, in agreement with the lexicon", () => {
    fc.assert(
      fc.property(fc.array(nameDecisionArbitrary, { maxLength: 12 }), nameDecisionArbitrary, (decisions, next) => {
        const state = new NameDecisions();
        for (const decision of decisions) state.add(decision);
        const before = state.toUserLexicon().key;
        const isChanged = state.add(next);
        if (!isChanged) expect(state.toUserLexicon().key).toBe(before);
        expect(state.add(next)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("replaces no name by one that is replaced itself", () => {
    fc.assert(
      fc.property(fc.array(nameDecisionArbitrary, { maxLength: 20 }), (decisions) => {
        const { targets } = foldDecisions(decisions);
        for (const { kind, to } of targets) {
          const next = targets.find((target) => target.kind === kind && target.name === to);
          if (next) expect(next.to).toBe(to);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("nameDecisionSchema", () => {
  it.each<[string, object]>([
    ["an empty name", { action: "hide", kind: "benchmark", name: " " }],
    ["a name with a tab", { action: "hide", kind: "benchmark", name: "a\tb" }],
    ["a name that would be a list", { action: "hide", kind: "benchmark", name: "a | b" }],
    ["a name that would be a comment", { action: "hide", kind: "benchmark", name: "#1" }],
    ["a name without letters", { action: "hide", kind: "benchmark", name: "--" }],
    ["a long name", { action: "hide", kind: "benchmark", name: "a".repeat(121) }],
    ["an unknown kind", { action: "hide", kind: "task", name: "Gull" }],
    ["an unknown action", { action: "delete", kind: "benchmark", name: "Gull" }],
    ["a rename to itself", { action: "rename", kind: "benchmark", name: "Gull", to: "Gull " }],
    ["facts of another kind", { action: "describe", kind: "method", name: "Gull", facts: { items: 3 } }],
    ["no facts", { action: "describe", kind: "benchmark", name: "Gull", facts: {} }],
    ["an unknown metric", { action: "describe", kind: "benchmark", name: "Gull", facts: { metric: "feathers" } }],
    ["half an item", { action: "describe", kind: "benchmark", name: "Gull", facts: { items: 1.5 } }],
  ])("rejects %s", (_, decision) => expect(nameDecisionSchema.safeParse(decision).success).toBe(false));
});
