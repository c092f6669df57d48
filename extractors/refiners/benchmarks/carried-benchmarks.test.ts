import { describe, expect, it } from "vitest";
import { extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

describe("benchmarks carried from the previous sentence", () => {
  it("carries to a sentence that continues the previous one", () => {
    const claims = [{ benchmarks: ["GSM8K"] }, { benchmarks: ["GSM8K"], metric: "error rate", gain: -30 }];
    const found = extractTestClaims("On GSM8K, it reaches 88.0%. Moreover, it cuts the error rate by 30%.");
    expect(pickExpectedSlots(found, claims)).toEqual(claims);
    expect(found[1]?.inferred.benchmarks).toBe("carried-sentence");
    expect(found[0]?.inferred.benchmarks).toBeUndefined();
  });

  it.each<[phrase: string, benchmarks: readonly string[]]>([
    ["the test set", ["GSM8K"]],
    ["the official leaderboard", ["GSM8K"]],
    ["an external validation dataset", []],
    ["the private leaderboard", []],
  ])("carries to a vague description only: on %s", (phrase, benchmarks) => {
    const found = extractTestClaims(`We evaluate readers on GSM8K. On ${phrase}, a reader reaches 88.0% accuracy.`);
    expect(found.map((c) => c.benchmarks)).toEqual([benchmarks]);
  });

  it("does not carry to costs", () => {
    const found = extractTestClaims(
      "On GSM8K, it reaches 88.0%. Moreover, it cuts latency by 30%. Finally, inference is 3.1x faster.",
    );
    expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], [], []]);
  });

  it.each<[why: string, abstract: string, last: readonly string[]]>([
    [
      "carries to the next sentence",
      "We evaluate readers on GSM8K. Specifically, inference is 3.1x faster.",
      ["GSM8K"],
    ],
    [
      "does not carry without a continuation",
      "We evaluate readers on GSM8K. A small copy gives 3.1x faster inference.",
      [],
    ],
    [
      "carries if the sentence also reports a quality",
      "We evaluate readers on GSM8K. A small copy reaches 71.0% accuracy while cutting latency by 30%.",
      ["GSM8K"],
    ],
    [
      "does not carry to a later sentence",
      "We evaluate readers on GSM8K. Maps are hard. Moreover, inference is 3.1x faster.",
      [],
    ],
  ])("costs after a description of the evaluation: %s", (_, abstract, last) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(last);
  });

  it.each<[why: string, abstract: string, last: readonly string[]]>([
    ["carries the only named benchmark", "On GSM8K, it reaches 88.0%. Old parsers of letters reach 84.0%.", ["GSM8K"]],
    [
      "carries over several sentences",
      "On GSM8K, it reaches 88.0%. Maps are hard. They vary. Old parsers reach 84.0%.",
      ["GSM8K"],
    ],
    [
      "carries an unknown name after 'test on'",
      "We test it on HarborSet. Maps are hard. They vary. Old parsers reach 84.0%.",
      ["HarborSet"],
    ],
    [
      "does not carry one of two benchmarks",
      "We test it on the Harbora dataset (old) and on GSM8K. Old parsers reach 84.0%.",
      [],
    ],
    ["carries the version", "We test it on HarborSet v2. Maps are hard. Old parsers reach 84.0%.", ["HarborSet v2"]],
    [
      "carries a long name as its short form",
      "We test it on the Harbour Depth Study (HDS) dataset. Maps are hard. Old parsers reach 84.0%.",
      ["HDS"],
    ],
    [
      "carries an unknown name with a benchmark noun",
      "It is run on the Harbora dataset. Maps are hard. They vary. Old parsers reach 84.0%.",
      ["Harbora"],
    ],
    [
      "carries the source of evaluated items",
      "We read 90 pages from the Harbora dataset. Old parsers reach 84.0%.",
      ["Harbora"],
    ],
    [
      "carries the shared task of the paper",
      "This is our entry to HarborEval 2025 Shared Task. Parsers reach 84.0%.",
      ["HarborEval 2025"],
    ],
    [
      "carries a challenge with a long name",
      "This is our entry to the HARBOR2025 Map Reading Challenge. Parsers reach 84.0%.",
      ["HARBOR2025 Map Reading Challenge"],
    ],
    [
      "carries a competition with the year in its name",
      "This is our entry to the HarborHan2025 competition. Parsers reach 84.0%.",
      ["HarborHan2025"],
    ],
    ["does not carry a challenge without a year", "Many know the Map Reading Challenge. Parsers reach 84.0%.", []],
    [
      "does not carry a name without 'shared task'",
      "This is our answer to HarborEval 2025 critics. Parsers reach 84.0%.",
      [],
    ],
    [
      "does not carry data mentioned as different",
      "Maps differ from the Harbora dataset. Old parsers reach 84.0%.",
      [],
    ],
    ["carries to a counted part", "We test it on HarborSet. On 63 held-out tasks, it reaches 84.0%.", ["HarborSet"]],
    ["does not carry to other counted tasks", "We test it on HarborSet. On five tasks, it reaches 84.0%.", []],
    ["carries to 'the shared task'", "We test it on HarborSet. In the shared task, it reaches 84.0%.", ["HarborSet"]],
    [
      "carries to 'both seen and unseen tasks'",
      "We test it on HarborSet. On both seen and unseen tasks, it reaches 84.0%.",
      ["HarborSet"],
    ],
    [
      "carries to a part of the benchmark",
      "We test it on HarborSet. Under the night setting, it gains 4.0%.",
      ["HarborSet"],
    ],
    [
      "carries several to a part of them",
      "We test it on MMLU and GSM8K. In the night setting, it reaches 84.0%.",
      ["MMLU", "GSM8K"],
    ],
    [
      "does not carry benchmarks that were not evaluated",
      "MMLU and GSM8K are hard. In the night setting, it reaches 84.0%.",
      [],
    ],
    ["does not carry to a separate setting", "We test it on HarborSet. In a letter setting, it reaches 84.0%.", []],
    ["carries to 'the full dataset'", "We test it on HarborSet. On the full dataset, it gains 4.0%.", ["HarborSet"]],
    [
      "does not carry to a clinical setting",
      "We test it on HarborSet. Under harsh clinical conditions, it gains 4.0%.",
      [],
    ],
    ["does not carry to another task", "On GSM8K, it reaches 88.0%. For letter repair, it reaches 84.0%.", []],
    ["does not carry to other data", "On GSM8K, it reaches 88.0%. On torn letters, old parsers reach 84.0%.", []],
    [
      "carries to a sentence that starts with a model",
      "On GSM8K, it reaches 88.0%. On Qwen3-8B, it reaches 84.0%.",
      ["GSM8K"],
    ],
    ["carries after 'for example'", "On GSM8K, it reaches 88.0%. For example, old parsers reach 84.0%.", ["GSM8K"]],
    [
      "does not carry one of two earlier benchmarks",
      "On MMLU, it reaches 81.0%. On GSM8K, it reaches 88.0%. Old parsers of letters reach 84.0%.",
      [],
    ],
    [
      "does not carry from a sentence with different benchmarks",
      "It gains 3.1% on MMLU and 2.0% on GSM8K. It also gains 4.0% in recall.",
      [],
    ],
    [
      "carries after 'these scores'",
      "It gains 3.1% on MMLU and 2.0% on GSM8K. These scores are 4.0% higher in recall.",
      ["GSM8K"],
    ],
    [
      "carries from a sentence with one benchmark",
      "On GSM8K, it gains 3.1% in recall and 2.0% in F1. It also gains 4.0%.",
      ["GSM8K"],
    ],
    [
      "does not carry training data",
      "Networks are trained on HarborSet for testing. Maps are hard. Old parsers reach 84.0%.",
      [],
    ],
    [
      "does not carry a name without an evaluation",
      "Many read HarborSet. Maps are hard. They vary. Old parsers reach 84.0%.",
      [],
    ],
    ["does not carry to a relative gain", "On GSM8K, it reaches 88.0%. Old parsers of letters gain 4.0%.", []],
    [
      "carries to a gain with its scores",
      "On GSM8K, it reaches 88.0%. Old parsers of letters raise recall from 60.0% to 72.0%, a 20% relative gain.",
      ["GSM8K"],
    ],
    ["carries to a gain in points", "On GSM8K, it reaches 88.0%. Old parsers of letters gain 4.0 points.", ["GSM8K"]],
    [
      "does not carry to a count without a metric",
      "On GSM8K, it reaches 88.0%. Old parsers solve 4 of 45 problems.",
      [],
    ],
  ])("claims of a later sentence: %s", (_, abstract, last) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(last);
  });
});

it("carries to a sentence with another configuration", () => {
  const found = extractTestClaims("On GSM8K, it gains 3.1%. With fewer words, it gains 4.0%.");
  expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], ["GSM8K"]]);
  const other = extractTestClaims("On GSM8K, it gains 3.1%. Our tools are used 5 times as often.");
  expect(other.at(-1)?.benchmarks).toEqual([]);
});

describe("benchmarks of a sentence that describes the evaluation", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["one sentence before", "We evaluate Orion on GSM8K. Careful prompts reach 88.0% accuracy.", ["GSM8K"]],
    [
      "two sentences before",
      "Experiments use GSM8K. Readers were few. Careful prompts reach 88.0% accuracy.",
      ["GSM8K"],
    ],
    ["not for a gain two sentences later", "Experiments use GSM8K. Readers were few. Careful prompts gain 4.0%.", []],
    [
      "for a score and its gain two sentences later",
      "Experiments use GSM8K. Readers were few. Careful prompts reach 88.0% accuracy, beating plain ones by 4.0%.",
      ["GSM8K"],
    ],
    ["after 'use'", "We used GSM8K. Readers were few. Careful prompts reach 88.0% accuracy.", ["GSM8K"]],
    ["after 'compare on'", "We compare readers on GSM8K. Careful prompts gain 4.0%.", ["GSM8K"]],
    [
      "not a name that is only mentioned",
      "Many know GSM8K. Readers were few. Careful prompts reach 88.0% accuracy.",
      [],
    ],
    ["the source of the test items", "We test on 90 tasks from GSM8K. Careful prompts gain 4.0%.", ["GSM8K"]],
    [
      "after an infinitive of purpose",
      "To study this problem, we test the HarborSet benchmark. Careful prompts reach 88.0% accuracy.",
      ["HarborSet"],
    ],
    ["not after 'to'", "We test moves to GSM8K. Careful prompts gain 4.0%.", []],
    ["for a gain in the next sentence", "Experiments use GSM8K. Careful prompts gain 4.0%.", ["GSM8K"]],
    [
      "unknown name with a benchmark noun",
      "We test on HarborSet, a suite of maps. Careful prompts reach 88.0% accuracy.",
      ["HarborSet"],
    ],
    ["not training data", "We fine-tune a parser on GSM8K. Careful prompts reach 88.0% accuracy.", []],
    [
      "not training data in a sentence about tests",
      "We test parsers trained on GSM8K. Careful prompts reach 88.0% accuracy.",
      [],
    ],
    [
      "the test data after a training verb",
      "We train a parser and test on GSM8K. Careful prompts reach 88.0%.",
      ["GSM8K"],
    ],
    [
      "names in brackets after the tested data",
      "Tested on torn letters (HarborQA) and old sums (GSM8K), Orion is best. It reaches 88.0% accuracy.",
      ["HarborQA", "GSM8K"],
    ],
    [
      "not a name after 'with' in a bracket",
      "Tested on torn letters (with HarborQA) by night, Orion is best. It reaches 88.0% accuracy.",
      [],
    ],
    [
      "the test data, not the training data",
      "Readers are trained on MMLU and tested on GSM8K. Careful prompts reach 88.0% accuracy.",
      ["GSM8K"],
    ],
    ["not one of two tests", "Readers are tested on MMLU and, at night, on GSM8K. Prompts reach 88.0% accuracy.", []],
    ["not a name in a comparison", "Unlike GSM8K, maps are hard. Careful prompts reach 88.0% accuracy.", []],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract).map((c) => c.benchmarks)).toEqual([benchmarks]);
  });

  it("uses the proposed benchmark if the paper proposes nothing else", () => {
    const abstract =
      "We introduce HarborBench, a benchmark of maps. GPT-4o reaches only 43.8% accuracy in route tasks.";
    expect(extractTestClaims(abstract, "How well are maps read?").map((c) => c.benchmarks)).toEqual([["HarborBench"]]);
  });

  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    [
      "from the sentence that names it",
      "We introduce HarborBench, a benchmark of maps. Readers reach 60.0% accuracy.",
      ["HarborBench"],
    ],
    [
      "for described tasks, although a system is proposed too",
      "We introduce HarborBench, a benchmark of maps. We build Iris, a reader. It reaches 60.0% accuracy in route tasks.",
      ["HarborBench"],
    ],
    [
      "not for other data",
      "We introduce HarborBench, a benchmark of maps. We build Iris, a reader. It reaches 60.0% accuracy in downstream map tasks.",
      [],
    ],
    ["for a count", "We introduce HarborBench, a benchmark of maps. Readers solve 4 of 45 maps.", ["HarborBench"]],
    [
      "not before it is named",
      "In old books, readers reach 60.0% accuracy. We introduce HarborBench, a benchmark of maps.",
      [],
    ],
    ["if the abstract does not name it", "Readers of maps reach 60.0% accuracy.", ["HarborBench"]],
    [
      "unless the sentence refers to it",
      "Readers reach 60.0% accuracy on our benchmark. We introduce HarborBench, a benchmark of maps.",
      ["HarborBench"],
    ],
  ])("uses the benchmark of the title %s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "HarborBench: How well are maps read?")[0]?.benchmarks).toEqual(benchmarks);
  });

  it("does not use the proposed dataset for claims about the proposed model", () => {
    const abstract = "We introduce HarborSet, a dataset of maps. Our routing model reaches 43.8% accuracy.";
    expect(extractTestClaims(abstract, "Reading maps").map((c) => c.benchmarks)).toEqual([[]]);
  });
});

it("does not carry to a sentence that names another benchmark", () => {
  const found = extractTestClaims(
    "On GSM8K, it reaches 88.0%. It gains 4.0% when asked twice; the score on MMLU rises by 2.0%.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], [], ["MMLU"]]);
});

it("narrows several carried benchmarks to the one that is named", () => {
  const found = extractTestClaims(
    "We test it on MMLU and GSM8K. It raises recall by 4.0% while lowering latency by 2.0% against plain prompts on MMLU.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([["MMLU"], ["MMLU"]]);
});

describe("a sentence that starts with the proposed system", () => {
  it.each<[why: string, abstract: string, last: readonly string[]]>([
    [
      "carries the benchmarks",
      "On MMLU and GSM8K, Orion reaches 88.0%. Orion keeps 84.0% at night.",
      ["MMLU", "GSM8K"],
    ],
    [
      "does not carry to a sentence about other systems",
      "On MMLU and GSM8K, Orion reaches 88.0%. Old readers reach 84.0%.",
      [],
    ],
  ])("%s", (_, abstract, last) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").at(-1)?.benchmarks).toEqual(last);
  });
});
