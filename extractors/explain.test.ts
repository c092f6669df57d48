import { describe, expect, it } from "vitest";
import { explainAbstract, getRuleReason } from "./explain";
import { NON_PATTERN_REASONS } from "./rules/rule-names";
import { RULES } from "./rules/rules";

describe("reasonOf", () => {
  const rules = [...RULES.map((r) => r.name), ...Object.keys(NON_PATTERN_REASONS)];

  it.each([...new Set(rules)])("says in words why %s makes a claim", (rule) => {
    expect(getRuleReason(rule)).toMatch(/\w \w/);
  });

  it("tells of a joined claim both reasons, and of a rule that is none its name", () => {
    expect(getRuleReason("change-lists+gain-signed")).toMatch(/list of values before .*; a number with a plus/);
    expect(getRuleReason("no-such-rule")).toBe("no-such-rule");
  });
});

describe("explainAbstract", () => {
  it("says of every number what became of it, in the order of the text", () => {
    const abstract = "In 3 trials Orion (ours) gains 4% (p < 0.05) in recall on SciQ [12].";
    const [sentence] = explainAbstract({ title: "Orion", abstract }).sentences;
    expect(sentence?.numbers.map(({ text }) => text)).toEqual(["3", "4%", "(p < 0.05)", "[12]"]);
    expect(sentence?.numbers.map(({ fate }) => fate).slice(1)).toEqual([
      "claim 1",
      "a statistic or a citation beside the results",
      "a statistic or a citation beside the results",
    ]);
  });

  it("says that a text opens with the state of the world", () => {
    const abstract = "Harbour fever kills below 10% of sailors. We present Orion. It reads letters.";
    const [sentence] = explainAbstract({ title: "Orion", abstract }).sentences;
    expect(sentence?.numbers).toEqual([{ text: "below 10%", fate: "told of the world before the work is spoken of" }]);
  });
});
