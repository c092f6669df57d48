import { describe, expect, it } from "vitest";
import { extractClaims } from "../extract";
import { RULES } from "./rules";

const byName = RULES.map((rule) => [rule.name, rule] as const);
/** A rule that reads the rest of a list stands beside the one that reads its head. */
const LEADS: ReadonlyMap<string, string> = new Map([
  ["behind a from", "change-from-to"],
  ["behind a versus in its bracket", "change-bracket-versus"],
]);

describe("RULES", () => {
  it("has no two rows of one name", () => {
    expect(new Set(RULES.map((r) => r.name)).size).toBe(RULES.length);
  });

  it.each(byName)("%s says what it is for", (_, rule) => {
    expect(rule.reason.trim().length).toBeGreaterThan(8);
    expect(rule.example.trim().length).toBeGreaterThan(8);
    expect(rule.trust).toBeGreaterThan(0);
    expect(rule.trust).toBeLessThan(1);
  });

  it.each(byName)("%s alone fires in its example, and nothing is dropped there", (name, rule) => {
    const { claims, notes } = extractClaims({ title: "A study", abstract: rule.example });
    expect(claims.length).toBeGreaterThan(0);
    // A rival's number beside the claimed one is a claim of its own.
    const rules = claims.map((c) => c.rule).filter((r) => r !== "score-rival" || r === name);
    const leads = rule.conditions?.flatMap((condition) => LEADS.get(condition) ?? []) ?? [];
    expect(new Set(rules)).toEqual(new Set([...leads, name]));
    expect(notes).toEqual([]);
  });

  it.each(byName)("%s says nothing where its example has lost the numbers", (_, rule) => {
    const { claims } = extractClaims({ title: "A study", abstract: rule.example.replace(/\d[\d.,]*%?/g, "some") });
    expect(claims).toEqual([]);
  });

  it.each(byName)("%s captures what its kind needs", (_, rule) => {
    const captures = rule.compiled.flatMap((e) => e.capture ?? []);
    if (rule.kind === "change") expect(captures).toEqual(expect.arrayContaining(["a", "b"]));
    else expect(captures).toContain("g");
    if (rule.sign === "trigger") expect(captures).toContain("c");
  });
});
