import { describe, expect, it } from "vitest";
import { type ComparisonFacts, LEXICON_FACTS, toComparisonFacts } from "./comparison-facts";
import { foldDecisions } from "./fold-decisions";
import { nameDecisionSchema } from "./name-decision";
import { EMPTY_USER_LEXICON } from "./user-lexicon";

/** Facts with decisions about these benchmarks or metrics. */
const decide = (facts: Readonly<Record<string, object>>, kind = "benchmark"): ComparisonFacts =>
  toComparisonFacts(
    foldDecisions(
      Object.entries(facts).map(([name, facts]) => nameDecisionSchema.parse({ action: "describe", kind, name, facts })),
    ),
  );

describe("the facts of the lexicon", () => {
  it.each([
    ["AIME 2024", { id: "aime", name: "AIME" }],
    ["aime-2025", { id: "aime", name: "AIME" }],
    ["AIME", { id: "aime", name: "AIME" }],
    ["Gull Bench", { id: "gull-bench", name: "Gull Bench" }],
  ])("the family of %s is %j", (name, family) => expect(LEXICON_FACTS.getFamily(name)).toEqual(family));

  it("lists the members of a family, itself included", () => {
    expect(LEXICON_FACTS.listFamilyMembers("aime")).toEqual(expect.arrayContaining(["aime", "aime-2024", "aime-2025"]));
    expect(LEXICON_FACTS.listFamilyMembers("gull")).toEqual(["gull"]);
    expect([LEXICON_FACTS.isFamily("aime"), LEXICON_FACTS.isFamily("gull")]).toEqual([true, false]);
  });

  it("has items, usual metrics and directions", () => {
    expect(LEXICON_FACTS.getItemCount("aime-2024")).toBe(30);
    expect([LEXICON_FACTS.getUsualMetric("mathvista"), LEXICON_FACTS.getUsualMetric("gull")]).toEqual([
      "accuracy",
      null,
    ]);
    expect(["accuracy", "wer", "gull"].map((id) => LEXICON_FACTS.getMetricDirection(id))).toEqual([true, false, null]);
    expect(LEXICON_FACTS.getEdition("gull")).toBe(null);
  });
});

describe("decisions", () => {
  it("make a family of new benchmarks", () => {
    const facts = decide({ "Gull 1": { family: "Sea Birds" }, "Gull 2": { family: "sea birds", edition: "2" } });
    expect(facts.getFamily("gull 2")).toEqual({ id: "sea-birds", name: "Sea Birds" });
    expect([...facts.listFamilyMembers("sea-birds")].sort()).toEqual(["gull-1", "gull-2", "sea-birds"]);
    expect([facts.getEdition("gull-1"), facts.getEdition("gull-2")]).toEqual([null, "2"]);
    expect(LEXICON_FACTS.isFamily("sea-birds")).toBe(false);
  });

  it("move a benchmark to another family", () => {
    const facts = decide({ "AIME 2024": { family: "Gulls" } });
    expect(facts.listFamilyMembers("aime")).not.toContain("aime-2024");
    expect(facts.listFamilyMembers("gulls")).toEqual(["gulls", "aime-2024"]);
    expect(facts.getItemCount("aime-2024")).toBe(30);
  });

  it("take a family name out of its own family", () => {
    const facts = decide({ Gull: { family: "Birds" }, "Gull 2": { family: "Gull" } });
    expect(facts.listFamilyMembers("gull")).toEqual(["gull-2"]);
    expect(facts.getFamily("Gull").id).toBe("birds");
  });

  it("replace items, usual metric and direction", () => {
    const facts = decide({ MathVista: { metric: "f1", items: 1000 } });
    expect([facts.getUsualMetric("mathvista"), facts.getItemCount("mathvista")]).toEqual(["f1", 1000]);
    const turned = decide({ accuracy: { better: "lower" }, "Skua Score": { better: "higher" } }, "metric");
    expect(["accuracy", "skua score"].map((id) => turned.getMetricDirection(id))).toEqual([false, true]);
    expect(decide({ accuracy: { better: "depends" } }, "metric").getMetricDirection("accuracy")).toBe(null);
  });

  it("are those of the last lexicon only", () => {
    decide({ MathVista: { items: 1000 } });
    expect(toComparisonFacts(EMPTY_USER_LEXICON)).toBe(LEXICON_FACTS);
  });
});
