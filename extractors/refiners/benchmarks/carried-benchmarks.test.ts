import { describe, expect, it } from "vitest";
import { extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

describe("benchmarks carried from the sentence before", () => {
  it("where a sentence plainly goes on", () => {
    const claims = [{ benchmarks: ["GSM8K"] }, { benchmarks: ["GSM8K"], metric: "error rate", gain: -30 }];
    const found = extractTestClaims("On GSM8K, it reaches 88.0%. Moreover, it cuts the error rate by 30%.");
    expect(pickExpectedSlots(found, claims)).toEqual(claims);
    expect(found[1]?.inferred.benchmarks).toBe("carried-sentence");
    expect(found[0]?.inferred.benchmarks).toBeUndefined();
  });

  it.each<[said: string, benchmarks: readonly string[]]>([
    ["the test set", ["GSM8K"]],
    ["the official leaderboard", ["GSM8K"]],
    ["an external validation dataset", []],
    ["the private leaderboard", []],
  ])("but other data are not what was named: on %s", (said, benchmarks) => {
    const found = extractTestClaims(`We evaluate readers on GSM8K. On ${said}, a reader reaches 88.0% accuracy.`);
    expect(found.map((c) => c.benchmarks)).toEqual([benchmarks]);
  });

  it("but not for what it costs to run", () => {
    const found = extractTestClaims(
      "On GSM8K, it reaches 88.0%. Moreover, it cuts latency by 30%. Finally, inference is 3.1x faster.",
    );
    expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], [], []]);
  });

  it.each<[why: string, abstract: string, last: readonly string[]]>([
    ["at once", "We evaluate readers on GSM8K. Specifically, inference is 3.1x faster.", ["GSM8K"]],
    ["not where it does not go on", "We evaluate readers on GSM8K. A small copy gives 3.1x faster inference.", []],
    [
      "where the sentence also tells how good it is",
      "We evaluate readers on GSM8K. A small copy reaches 71.0% accuracy while cutting latency by 30%.",
      ["GSM8K"],
    ],
    ["not later", "We evaluate readers on GSM8K. Maps are hard. Moreover, inference is 3.1x faster.", []],
  ])("for what it costs where the evaluation was just set up: %s", (_, abstract, last) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(last);
  });

  it.each<[why: string, abstract: string, last: readonly string[]]>([
    ["the one that was named", "On GSM8K, it reaches 88.0%. Old parsers of letters reach 84.0%.", ["GSM8K"]],
    ["from any distance", "On GSM8K, it reaches 88.0%. Maps are hard. They vary. Old parsers reach 84.0%.", ["GSM8K"]],
    [
      "a new name that was evaluated on",
      "We test it on HarborSet. Maps are hard. They vary. Old parsers reach 84.0%.",
      ["HarborSet"],
    ],
    ["not one of two places", "We test it on the Harbora dataset (old) and on GSM8K. Old parsers reach 84.0%.", []],
    ["with its version", "We test it on HarborSet v2. Maps are hard. Old parsers reach 84.0%.", ["HarborSet v2"]],
    [
      "a long name by its short form",
      "We test it on the Harbour Depth Study (HDS) dataset. Maps are hard. Old parsers reach 84.0%.",
      ["HDS"],
    ],
    [
      "one that no list knows, called data",
      "It is run on the Harbora dataset. Maps are hard. They vary. Old parsers reach 84.0%.",
      ["Harbora"],
    ],
    ["that was looked at in parts", "We read 90 pages from the Harbora dataset. Old parsers reach 84.0%.", ["Harbora"]],
    [
      "a contest that is entered",
      "This is our entry to HarborEval 2025 Shared Task. Parsers reach 84.0%.",
      ["HarborEval 2025"],
    ],
    [
      "whatever its name ends with",
      "This is our entry to the HARBOR2025 Map Reading Challenge. Parsers reach 84.0%.",
      ["HARBOR2025 Map Reading Challenge"],
    ],
    [
      "with its year glued on",
      "This is our entry to the HarborHan2025 competition. Parsers reach 84.0%.",
      ["HarborHan2025"],
    ],
    ["not one of no year", "Many know the Map Reading Challenge. Parsers reach 84.0%.", []],
    ["not any other task", "This is our answer to HarborEval 2025 critics. Parsers reach 84.0%.", []],
    ["not one that only differs", "Maps differ from the Harbora dataset. Old parsers reach 84.0%.", []],
    ["of some of it", "We test it on HarborSet. On 63 held-out tasks, it reaches 84.0%.", ["HarborSet"]],
    ["not of something else that is counted", "We test it on HarborSet. On five tasks, it reaches 84.0%.", []],
    [
      "of a whole that is only pointed at",
      "We test it on HarborSet. In the shared task, it reaches 84.0%.",
      ["HarborSet"],
    ],
    ["of both its parts", "We test it on HarborSet. On both seen and unseen tasks, it reaches 84.0%.", ["HarborSet"]],
    ["of a part of it", "We test it on HarborSet. Under the night setting, it gains 4.0%.", ["HarborSet"]],
    [
      "of a part of several",
      "We test it on MMLU and GSM8K. In the night setting, it reaches 84.0%.",
      ["MMLU", "GSM8K"],
    ],
    ["not of a part without its whole", "MMLU and GSM8K are hard. In the night setting, it reaches 84.0%.", []],
    ["not of a setting of its own", "We test it on HarborSet. In a letter setting, it reaches 84.0%.", []],
    ["of all of it", "We test it on HarborSet. On the full dataset, it gains 4.0%.", ["HarborSet"]],
    ["not of what is elsewhere", "We test it on HarborSet. Under harsh clinical conditions, it gains 4.0%.", []],
    ["not for another task", "On GSM8K, it reaches 88.0%. For letter repair, it reaches 84.0%.", []],
    ["nor on other data", "On GSM8K, it reaches 88.0%. On torn letters, old parsers reach 84.0%.", []],
    ["but on a model", "On GSM8K, it reaches 88.0%. On Qwen3-8B, it reaches 84.0%.", ["GSM8K"]],
    ["and for example", "On GSM8K, it reaches 88.0%. For example, old parsers reach 84.0%.", ["GSM8K"]],
    [
      "not one of two",
      "On MMLU, it reaches 81.0%. On GSM8K, it reaches 88.0%. Old parsers of letters reach 84.0%.",
      [],
    ],
    ["not from a sentence of two places", "It gains 3.1% on MMLU and 2.0% on GSM8K. It also gains 4.0% in recall.", []],
    ["but as a whole", "It gains 3.1% on MMLU and 2.0% on GSM8K. These scores are 4.0% higher in recall.", ["GSM8K"]],
    ["but from one of one place", "On GSM8K, it gains 3.1% in recall and 2.0% in F1. It also gains 4.0%.", ["GSM8K"]],
    [
      "not what it was trained on",
      "Networks are trained on HarborSet for testing. Maps are hard. Old parsers reach 84.0%.",
      [],
    ],
    [
      "not a name that is nowhere evaluated on",
      "Many read HarborSet. Maps are hard. They vary. Old parsers reach 84.0%.",
      [],
    ],
    ["not for a change in percent", "On GSM8K, it reaches 88.0%. Old parsers of letters gain 4.0%.", []],
    [
      "but for one of a score",
      "On GSM8K, it reaches 88.0%. Old parsers of letters raise recall from 60.0% to 72.0%, a 20% relative gain.",
      ["GSM8K"],
    ],
    ["but for points", "On GSM8K, it reaches 88.0%. Old parsers of letters gain 4.0 points.", ["GSM8K"]],
    ["not for what has no metric", "On GSM8K, it reaches 88.0%. Old parsers solve 4 of 45 problems.", []],
  ])("also where another sentence begins: %s", (_, abstract, last) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(last);
  });
});

it("goes on in a sentence that varies how it was run", () => {
  const found = extractTestClaims("On GSM8K, it gains 3.1%. With fewer words, it gains 4.0%.");
  expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], ["GSM8K"]]);
  const other = extractTestClaims("On GSM8K, it gains 3.1%. Our tools are used 5 times as often.");
  expect(other.at(-1)?.benchmarks).toEqual([]);
});

describe("benchmarks of a sentence that sets up the evaluation", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["one before", "We evaluate Orion on GSM8K. Careful prompts reach 88.0% accuracy.", ["GSM8K"]],
    ["two before", "Experiments use GSM8K. Readers were few. Careful prompts reach 88.0% accuracy.", ["GSM8K"]],
    ["no gain two before", "Experiments use GSM8K. Readers were few. Careful prompts gain 4.0%.", []],
    [
      "a score two before, also with its gain",
      "Experiments use GSM8K. Readers were few. Careful prompts reach 88.0% accuracy, beating plain ones by 4.0%.",
      ["GSM8K"],
    ],
    ["what is used", "We used GSM8K. Readers were few. Careful prompts reach 88.0% accuracy.", ["GSM8K"]],
    ["what readers are compared on", "We compare readers on GSM8K. Careful prompts gain 4.0%.", ["GSM8K"]],
    ["not what is only known", "Many know GSM8K. Readers were few. Careful prompts reach 88.0% accuracy.", []],
    ["what the tests are drawn from", "We test on 90 tasks from GSM8K. Careful prompts gain 4.0%.", ["GSM8K"]],
    [
      "what is built for an aim",
      "To study this problem, we test the HarborSet benchmark. Careful prompts reach 88.0% accuracy.",
      ["HarborSet"],
    ],
    ["not what is tested towards", "We test moves to GSM8K. Careful prompts gain 4.0%.", []],
    ["a gain right before", "Experiments use GSM8K. Careful prompts gain 4.0%.", ["GSM8K"]],
    [
      "a new name with its noun",
      "We test on HarborSet, a suite of maps. Careful prompts reach 88.0% accuracy.",
      ["HarborSet"],
    ],
    ["not what only trains", "We fine-tune a parser on GSM8K. Careful prompts reach 88.0% accuracy.", []],
    ["not even beside a test", "We test parsers trained on GSM8K. Careful prompts reach 88.0% accuracy.", []],
    ["what was trained for is another", "We train a parser and test on GSM8K. Careful prompts reach 88.0%.", ["GSM8K"]],
    [
      "what brackets name behind what is tested on",
      "Tested on torn letters (HarborQA) and old sums (GSM8K), Orion is best. It reaches 88.0% accuracy.",
      ["HarborQA", "GSM8K"],
    ],
    [
      "not what a bracket says besides",
      "Tested on torn letters (with HarborQA) by night, Orion is best. It reaches 88.0% accuracy.",
      [],
    ],
    [
      "what is tested on, beside what only trains",
      "Readers are trained on MMLU and tested on GSM8K. Careful prompts reach 88.0% accuracy.",
      ["GSM8K"],
    ],
    ["not one of two tests", "Readers are tested on MMLU and, at night, on GSM8K. Prompts reach 88.0% accuracy.", []],
    ["not what is only close by", "Unlike GSM8K, maps are hard. Careful prompts reach 88.0% accuracy.", []],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract).map((c) => c.benchmarks)).toEqual([benchmarks]);
  });

  it("is the paper's own benchmark where the paper is about nothing else", () => {
    const abstract =
      "We introduce HarborBench, a benchmark of maps. GPT-4o reaches only 43.8% accuracy in route tasks.";
    expect(extractTestClaims(abstract, "How well are maps read?").map((c) => c.benchmarks)).toEqual([["HarborBench"]]);
  });

  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    [
      "from where the abstract names it",
      "We introduce HarborBench, a benchmark of maps. Readers reach 60.0% accuracy.",
      ["HarborBench"],
    ],
    [
      "also in tasks that are only described, beside a system",
      "We introduce HarborBench, a benchmark of maps. We build Iris, a reader. It reaches 60.0% accuracy in route tasks.",
      ["HarborBench"],
    ],
    [
      "not on data of others",
      "We introduce HarborBench, a benchmark of maps. We build Iris, a reader. It reaches 60.0% accuracy in downstream map tasks.",
      [],
    ],
    ["also for a count", "We introduce HarborBench, a benchmark of maps. Readers solve 4 of 45 maps.", ["HarborBench"]],
    ["not before", "In old books, readers reach 60.0% accuracy. We introduce HarborBench, a benchmark of maps.", []],
    ["where the abstract never names it", "Readers of maps reach 60.0% accuracy.", ["HarborBench"]],
    [
      "unless it is spoken of",
      "Readers reach 60.0% accuracy on our benchmark. We introduce HarborBench, a benchmark of maps.",
      ["HarborBench"],
    ],
  ])("is the benchmark of the title %s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "HarborBench: How well are maps read?")[0]?.benchmarks).toEqual(benchmarks);
  });

  it("is not the paper's own data set where its own model is spoken of", () => {
    const abstract = "We introduce HarborSet, a dataset of maps. Our routing model reaches 43.8% accuracy.";
    expect(extractTestClaims(abstract, "Reading maps").map((c) => c.benchmarks)).toEqual([[]]);
  });
});

it("benchmarks of a sentence before are not carried to where another is named", () => {
  const found = extractTestClaims(
    "On GSM8K, it reaches 88.0%. It gains 4.0% when asked twice; the score on MMLU rises by 2.0%.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], [], ["MMLU"]]);
});

it("of several benchmarks of a sentence before, the sentence itself may name one", () => {
  const found = extractTestClaims(
    "We test it on MMLU and GSM8K. It raises recall by 4.0% while lowering latency by 2.0% against plain prompts on MMLU.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([["MMLU"], ["MMLU"]]);
});

describe("a sentence that is about the paper's own system again", () => {
  it.each<[why: string, abstract: string, last: readonly string[]]>([
    ["goes on", "On MMLU and GSM8K, Orion reaches 88.0%. Orion keeps 84.0% at night.", ["MMLU", "GSM8K"]],
    ["where it is not about another", "On MMLU and GSM8K, Orion reaches 88.0%. Old readers reach 84.0%.", []],
  ])("%s", (_, abstract, last) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").at(-1)?.benchmarks).toEqual(last);
  });
});
