import { describe, expect, it } from "vitest";
import { parseTestMentions } from "../testing/parse-text";

const benchmarksOf = (text: string): string[] =>
  parseTestMentions(text).flatMap((mention) => (mention.kind === "benchmark" ? [mention.name] : []));

describe("benchmarks with ambiguous names", () => {
  it.each<[text: string, names: string[]]>([
    ["it reaches 71% on Texas", ["Texas"]],
    ["it wins on both Texas and Wisconsin", ["Texas", "Wisconsin"]],
    ["our reader beats it on Cora, Texas and more", ["Cora", "Texas"]],
    ["with gains on the Traffic dataset", ["Traffic"]],
    ["as it does on the challenging RTE task", ["RTE"]],
    ["data such as Traffic, ETTh1", ["Traffic", "ETTh1"]],
    ["a score of 40% in CARLA", ["CARLA"]],
    ["in the Habitat 2.0 simulator", ["Habitat"]],
    ["on three Amazon Reviews domains", ["Amazon Reviews"]],
    ["a harbour in Texas reports 71%", []],
    ["less Traffic was seen", []],
    ["an NSD of 67.3 was seen", []],
    ["the overlap (NSD) is 67.3", []],
    ["it reaches 96% AMI, 95% ARI", []],
  ])("%s", (text, names) => expect(benchmarksOf(text)).toEqual(names));
});

describe("domain terms", () => {
  it.each<[text: string, kinds: [name: string, term: boolean][]]>([
    ["deployed on iPhone", []],
    ["users in South Korea", []],
    ["tested with Wilcoxon", []],
    ["tested with Mann-Whitney U", []],
    ["run on Google Colab", []],
    ["the India dataset", [["India", false]]],
    ["a gain on New Harbour", [["New Harbour", false]]],
    ["a gain on New TideNets", [["TideNets", false]]],
    ["on the HARBAUC dataset", [["HARBAUC", false]]],
    ["a higher HARBAUC", []],
    ["a harbour on LoRA", [["LoRA", true]]],
    ["a harbour on Orion", [["Orion", false]]],
  ])("%s", (text, kinds) =>
    expect(
      parseTestMentions(text).flatMap((mention) =>
        mention.kind === "name" ? [[mention.name, mention.domainTerm === true]] : [],
      ),
    ).toEqual(kinds),
  );
});
