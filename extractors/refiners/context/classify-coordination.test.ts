import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("what a name in a sentence of results is", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["not a kind of data", "It gains 3.0% across HSI datasets.", []],
    ["nor one of a kind", "It gains 3.0% on a public multi-year HSI dataset.", []],
    ["what is tested in a task of its own", "It gains 3.0% on the unseen TIDEQ task.", ["TIDEQ"]],
    ["not a kind of tasks", "It gains 3.0% on unseen TIDEQ tasks.", []],
    ["not where it serves people, whatever a list has", "Online A/B tests on Taobao show a 3.0% gain in clicks.", []],
    ["nor what it was deployed on", "Deployed on Taobao, Orion improves clicks by 3.0%.", []],
    ["what was tested on offline", "Offline tests on Taobao show a 3.0% gain in recall.", ["Taobao"]],
    ["what another result is on", "The deployed model gains 3.0% on MNIST.", ["MNIST"]],
    ["one data set", "It gains 3.0% on the HSI dataset.", ["HSI"]],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(benchmarks);
  });

  it("counts no share as a number of data sets", () => {
    const found = extractTestClaims("Orion gains 9% on Quay2Map and up to 4% on Harbor3D datasets.");
    expect(found.map((c) => c.benchmarks)).toEqual([["Quay2Map"], ["Harbor3D"]]);
  });
});
