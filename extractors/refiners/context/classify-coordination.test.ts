import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("classification of a name as a benchmark", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["rejects a kind of data", "It gains 3.0% across HSI datasets.", []],
    ["rejects an indefinite dataset", "It gains 3.0% on a public multi-year HSI dataset.", []],
    ["accepts the name of a task", "It gains 3.0% on the unseen TIDEQ task.", ["TIDEQ"]],
    ["rejects a kind of tasks", "It gains 3.0% on unseen TIDEQ tasks.", []],
    [
      "rejects a production service even if the lexicon has a dataset of that name",
      "Online A/B tests on Taobao show a 3.0% gain in clicks.",
      [],
    ],
    ["rejects a deployment target", "Deployed on Taobao, Orion improves clicks by 3.0%.", []],
    ["accepts the target of an offline test", "Offline tests on Taobao show a 3.0% gain in recall.", ["Taobao"]],
    ["accepts a benchmark of a deployed model", "The deployed model gains 3.0% on MNIST.", ["MNIST"]],
    ["accepts a definite dataset", "It gains 3.0% on the HSI dataset.", ["HSI"]],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(benchmarks);
  });

  it("does not count a percentage as a number of datasets", () => {
    const found = extractTestClaims("Orion gains 9% on Quay2Map and up to 4% on Harbor3D datasets.");
    expect(found.map((c) => c.benchmarks)).toEqual([["Quay2Map"], ["Harbor3D"]]);
  });
});
