import { describe, expect, it } from "vitest";
import { reasonOf } from "./explain";
import { LEFT_ROWS } from "./rules/left-overs";
import { RULES } from "./rules/rules";
import { SCORE_ROWS } from "./rules/score-evidence";

describe("reasonOf", () => {
  const rules = [...RULES.map((r) => r.name), ...[...SCORE_ROWS, ...LEFT_ROWS].map((r) => r.rule)];

  it.each([...new Set(rules)])("says in words why %s makes a claim", (rule) => {
    expect(reasonOf(rule)).toMatch(/\w \w/);
  });

  it("tells of a joined claim both reasons, and of a rule that is none its name", () => {
    expect(reasonOf("change-lists+from-base")).toMatch(/list of values before .*; the value that the gain starts from/);
    expect(reasonOf("no-such-rule")).toBe("no-such-rule");
  });
});
