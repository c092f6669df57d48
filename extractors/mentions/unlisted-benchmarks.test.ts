import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../testing/parse-text";
import { tokenize } from "../text/tokens";
import { findUnlistedBenchmarks } from "./unlisted-benchmarks";

const benchmarksOf = (...sentences: string[]): string[] => {
  const text = sentences.join(" ");
  let from = 0;
  const tokens = sentences.map((s) => {
    const end = from + s.length;
    const sentenceTokens = tokenize(text, from, end);
    from = end + 1;
    return sentenceTokens;
  });
  return [...findUnlistedBenchmarks(text, tokens)].sort();
};

describe("findUnlistedBenchmarks", () => {
  it.each<[sentence: string, names: string[]]>([
    ["We read the HarborQA dataset twice.", ["HarborQA"]],
    ["We read the HarborQA test set twice.", ["HarborQA"]],
    ["It leads on the HRB evaluation benchmark.", ["HRB"]],
    ["It leads on the HarborQA and TideQA datasets.", ["HarborQA", "TideQA"]],
    ["It leads on Lighthouse and Fakemap datasets.", ["Fakemap", "Lighthouse"]],
    ["It leads on three datasets (HarborQA, TideQA).", ["HarborQA", "TideQA"]],
    ["It leads on two benchmarks, HarborQA and TideQA.", ["HarborQA", "TideQA"]],
    ["It leads on benchmarks such as HarborQA and TideQA.", ["HarborQA", "TideQA"]],
    ["It leads on the benchmark HarborQA.", ["HarborQA"]],
    ["It leads on three benchmarks, including HarborQA and TideQA.", ["HarborQA", "TideQA"]],
    ["It leads on benchmarks (e.g., HarborQA, TideQA).", ["HarborQA", "TideQA"]],
    ["We test ZetaPO and the HarborQA dataset.", ["HarborQA"]],
    ["We release the HarborQA and TideQA dataset.", ["HarborQA", "TideQA"]],
    ["This is the dataset IrisNet was trained on.", []],
    ["The challenge ZetaPO faces is noise.", []],
    ["Across three datasets: IrisNet beats TulipNet.", []],
    ["We store letters in a PostgreSQL database.", []],
    ["We use IMU and GPS datasets.", []],
    ["It leads on letters (HarborQA) and maps (TideQA, HRB) benchmarks.", ["HRB", "TideQA"]],
    ["It leads on the Harbor Reading Study (HRS) dataset.", ["Harbor Reading Study"]],
    ["It leads on HarborQA (TideQA) benchmarks.", []],
    ["It leads on the standard HSI benchmark datasets.", []],
    ["It leads on a HSI dataset.", []],
    ["It leads on another HSI dataset.", []],
    ["It leads on HSI datasets.", []],
    ["It leads on three TideMap datasets.", []],
    ["It leads on a Romanian-language corpus.", []],
    ["It leads on the Public dataset.", []],
    ["Across six datasets, HarborQA and TideQA lead it.", []],
    ["It leads with HarborQA and TideQA.", []],
    ["On three harbors, HarborQA leads.", []],
  ])("%s", (sentence, names) => {
    expect(benchmarksOf(sentence)).toEqual(names);
  });

  it("excludes a name that is also called a system", () => {
    expect(benchmarksOf("We build the TideMap dataset.", "The TideMap model reads it.")).toEqual([]);
  });

  it("keeps a dataset before nouns and verbs of activities", () => {
    const set = "We use the HarborQA dataset.";
    for (const more of [
      "The HarborQA training set is small.",
      "On HarborQA, agents fail.",
      "On HarborQA our method wins.",
    ])
      expect(benchmarksOf(set, more)).toEqual(["HarborQA"]);
    expect(benchmarksOf(set, "The HarborQA language model reads.")).toEqual([]);
  });

  it("classifies a dataset as a benchmark in other sentences", () => {
    const found = extractTestClaims(
      "We read the Tidemap and Lighthouse datasets. Orion lifts Lighthouse recall by 3.1 points.",
    );
    expect(found.map((c) => c.benchmarks)).toEqual([["Lighthouse"]]);
  });

  it("classifies a dataset with a size in its name as a benchmark", () => {
    const on = (more: string): string[] | undefined =>
      extractTestClaims(`It reaches 71.0% accuracy on the HARBOR-1M benchmark. ${more}`)[0]?.benchmarks.slice();
    expect(on("")).toEqual(["HARBOR-1M"]);
    expect(on("The HARBOR-1M model is large.")).toEqual([]);
    expect(
      extractTestClaims("On the GPT-2 benchmark it runs 5x faster than the plain reader on GPT-2.")[0]?.model,
    ).toBe("GPT-2");
  });

  it("handles a megabyte of names", () => {
    expect(benchmarksOf(`${"HarborQA, TideQA and ".repeat(20_000)}Iris datasets.`)).toEqual([
      "HarborQA",
      "Iris",
      "TideQA",
    ]);
  });
});
