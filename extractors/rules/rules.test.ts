import { describe, expect, it } from "vitest";
import { extractClaims } from "../extract";
import type { RuleCondition } from "./rule-conditions";
import { RULES } from "./rules";

const byName = RULES.map((rule) => [rule.name, rule] as const);
/** Rules for the rest of a list match together with the rule for its head. */
const HEAD_RULES: ReadonlyMap<RuleCondition, string> = new Map([
  ["after-from", "change-from-to"],
  ["after-versus-in-bracket", "change-bracket-versus"],
]);

describe("RULES", () => {
  it("has unique names", () => {
    expect(new Set(RULES.map((r) => r.name)).size).toBe(RULES.length);
  });

  it.each(byName)("%s has a reason, an example and a trust", (_, rule) => {
    expect(rule.reason.trim().length).toBeGreaterThan(8);
    expect(rule.example.trim().length).toBeGreaterThan(8);
    expect(rule.trust).toBeGreaterThan(0);
    expect(rule.trust).toBeLessThan(1);
  });

  it.each(byName)("%s alone matches its example", (name, rule) => {
    const { claims, notes } = extractClaims({ title: "A study", abstract: rule.example });
    expect(claims.length).toBeGreaterThan(0);
    // The value of a baseline beside the claimed value is a separate claim.
    const rules = claims.map((c) => c.rule).filter((r) => r !== "score-baseline" || r === name);
    const headRules = rule.conditions?.flatMap((condition) => HEAD_RULES.get(condition) ?? []) ?? [];
    expect(new Set(rules)).toEqual(new Set([...headRules, name]));
    expect(notes).toEqual([]);
  });

  it.each(byName)("%s matches nothing if its example has no numbers", (_, rule) => {
    const { claims } = extractClaims({ title: "A study", abstract: rule.example.replace(/\d[\d.,]*%?/g, "some") });
    expect(claims).toEqual([]);
  });

  it.each(byName)("%s captures the numbers that its kind requires", (_, rule) => {
    const captures = rule.compiled.flatMap((e) => e.capture ?? []);
    if (rule.kind === "change") expect(captures).toEqual(expect.arrayContaining(["a", "b"]));
    else expect(captures).toContain("g");
    if (rule.sign === "trigger") expect(captures).toContain("c");
  });
});
