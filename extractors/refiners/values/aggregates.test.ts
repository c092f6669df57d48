import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("an average implied by a count of benchmarks", () => {
  it.each<[sentence: string, aggregates: readonly boolean[]]>([
    ["Across three datasets, Orion gains 4.1%.", [true]],
    ["It gains 4.1% across 12 tasks.", [true]],
    ["Across various datasets, Orion gains 4.1%.", [false]],
    ["Orion gains 4.1% on multiple benchmarks.", [false]],
    ["On four datasets, it cuts the memory by over 40%.", [false]],
    ["On four datasets, it gains about 4%.", [false]],
    ["Across three datasets, Orion raises accuracy by up to 8.2% and recall by 5.1%.", [false, false]],
  ])("%s", (sentence, aggregates) => {
    expect(extractTestClaims(sentence).map((c) => c.aggregate)).toEqual(aggregates);
  });
});

describe("a stated average", () => {
  it.each<[sentence: string, aggregates: readonly boolean[]]>([
    ["It has average gains of 5.1% over Iris and 8.3% over Lyra.", [true, true]],
    ["It has average gains of 3.1% in recall and 2.2% in precision.", [true, true]],
    ["It has an average gain of 5.1% over Iris and cuts the latency by 8.3%.", [true, false]],
    ["It has an average gain of 3-8% over Iris.", [true]],
    ["It has an average gain of up to 8%.", [false]],
    ["It reaches 72.1% macro-average F1 on MMLU.", [false]],
    ["It reaches an average held-out accuracy score of 62.1% on MMLU.", [true]],
    ["It reaches a held-out accuracy score of 62.1% on MMLU.", [false]],
  ])("%s", (sentence, aggregates) => {
    expect(extractTestClaims(sentence).map((c) => c.aggregate)).toEqual(aggregates);
  });
});
