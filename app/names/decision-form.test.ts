import { describe, expect, it } from "vitest";
import { nameDecisionSchema } from "@/lib/names/name-decision";
import { NAME_KINDS, type NameKind } from "@/lib/names/name-kind";
import { type DecisionForm, EMPTY_DECISION_FORM, listFormActions, readDecisionForm } from "./decision-form";

const read = (kind: NameKind, form: Partial<DecisionForm>) =>
  readDecisionForm(kind, "Gull", { ...EMPTY_DECISION_FORM, ...form });

describe("readDecisionForm", () => {
  it.each<[string, NameKind, Partial<DecisionForm>, object]>([
    ["a merge", "benchmark", { to: " Tern " }, { action: "rename", name: "Gull", to: "Tern" }],
    ["a class", "method", { action: "classify", as: "model" }, { action: "classify", as: "model" }],
    ["hiding", "metric", { action: "hide" }, { action: "hide", kind: "metric" }],
    ["a direction", "metric", { action: "describe", better: "lower" }, { facts: { better: "lower" } }],
    [
      "facts of a benchmark",
      "benchmark",
      { action: "describe", family: " Sea birds ", metric: "Accuracy", items: "30" },
      { facts: { family: "Sea birds", metric: "Accuracy", items: 30 } },
    ],
    ["an edition", "benchmark", { action: "describe", edition: "2024" }, { facts: { edition: "2024" } }],
    ["a size", "model", { action: "describe", size_b: "1.5" }, { facts: { size_b: 1.5 } }],
  ])("reads %s as a valid decision", (_, kind, form, expected) => {
    const draft = read(kind, form);
    expect(draft).toMatchObject({ decision: expected });
    if ("decision" in draft) expect(nameDecisionSchema.safeParse(draft.decision).success).toBe(true);
  });

  it.each<[string, NameKind, Partial<DecisionForm>, RegExp]>([
    ["no new name", "benchmark", { to: " " }, /^Enter the new name/],
    ["the same name", "benchmark", { to: "Gull" }, /current name/],
    ["no fact of a benchmark", "benchmark", { action: "describe", family: " ", size_b: "7" }, /^Fill in at least one/],
    ["half an item", "benchmark", { action: "describe", items: "30.5" }, /^The test items must be a whole number/],
    ["no items", "benchmark", { action: "describe", items: "0" }, /^The test items must be/],
    ["no size at all", "model", { action: "describe" }, /^Enter the size/],
    ["facts of another kind", "metric", { action: "describe", size_b: "7" }, /^Choose whether/],
    ["no size", "model", { action: "describe", size_b: "0" }, /^The size must be a number above 0/],
    ["a size with a unit", "model", { action: "describe", size_b: "7B" }, /^The size must/],
  ])("explains %s", (_, kind, form, error) =>
    expect(read(kind, form)).toEqual({ error: expect.stringMatching(error) }),
  );

  it("offers facts of all kinds but methods", () =>
    expect(NAME_KINDS.filter((kind) => listFormActions(kind).some(([action]) => action === "describe"))).toEqual([
      "benchmark",
      "model",
      "metric",
    ]));
});
