import { describe, expect, it } from "vitest";
import { explainAbstract, getRuleReason } from "./explain";
import { NON_PATTERN_REASONS } from "./rules/rule-names";
import { RULES } from "./rules/rules";

describe("getRuleReason", () => {
  const rules = [...RULES.map((r) => r.name), ...Object.keys(NON_PATTERN_REASONS)];

  it.each([...new Set(rules)])("explains why %s makes a claim", (rule) => {
    expect(getRuleReason([rule])).toMatch(/\w \w/);
  });

  it("joins the explanations of merged statements and returns an unknown name unchanged", () => {
    expect(getRuleReason(["change-lists", "gain-signed"])).toMatch(/list of values before .*; a number with a plus/);
    expect(getRuleReason(["no-such-rule"])).toBe("no-such-rule");
  });
});

describe("explainAbstract", () => {
  it("lists the outcome of every number in text order", () => {
    const abstract = "In 3 trials Orion (ours) gains 4% (p < 0.05) in recall on SciQ [12].";
    const [sentence] = explainAbstract({ title: "Orion", abstract }).sentences;
    expect(sentence?.numbers.map(({ text }) => text)).toEqual(["3", "4%", "(p < 0.05)", "[12]"]);
    expect(sentence?.numbers.map(({ outcome }) => outcome).slice(1)).toEqual([
      { kind: "claim", claim: 1 },
      { kind: "dropped", code: "aside", reason: "a statistic or a citation" },
      { kind: "dropped", code: "aside", reason: "a statistic or a citation" },
    ]);
  });

  it("drops a number of a background sentence", () => {
    const abstract = "Harbour fever kills below 10% of sailors. We present Orion. It reads letters.";
    const [sentence] = explainAbstract({ title: "Orion", abstract }).sentences;
    expect(sentence?.numbers).toEqual([
      {
        text: "below 10%",
        outcome: {
          kind: "dropped",
          code: "background-sentence",
          reason: "background, before the paper speaks of its work",
        },
      },
    ]);
  });
});
