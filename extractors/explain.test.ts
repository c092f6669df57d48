import { describe, expect, it } from "vitest";
import { reasonOf } from "./explain";
import { OTHER_REASONS } from "./rules/rule-names";
import { RULES } from "./rules/rules";

describe("reasonOf", () => {
  const rules = [...RULES.map((r) => r.name), ...Object.keys(OTHER_REASONS)];

  it.each([...new Set(rules)])("says in words why %s makes a claim", (rule) => {
    expect(reasonOf(rule)).toMatch(/\w \w/);
  });

  it("tells of a joined claim both reasons, and of a rule that is none its name", () => {
    expect(reasonOf("change-lists+gain-signed")).toMatch(/list of values before .*; a number with a plus/);
    expect(reasonOf("no-such-rule")).toBe("no-such-rule");
  });
});
