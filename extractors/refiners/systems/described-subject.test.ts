import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

/** Titled after a system, so that the paper's own one would stand in where no subject is read. */
const TITLE = "Orion: a reader for letters";
const METHODS: readonly [why: string, sentence: string, methods: readonly (string | null)[]][] = [
  ["a verb of change", "Prompt rewriting raises accuracy from 41.0% to 44.0%.", ["Prompt rewriting"]],
  [
    "a verb of beating",
    "Conversely, letter-augmented reading beats plain reading by 4.1 points.",
    ["letter-augmented reading"],
  ],
  [
    "a verb that may be a noun",
    "Stepwise prompting boosts fully correct answers from 2.0% to 13.1%.",
    ["Stepwise prompting"],
  ],
  ["a noun that may be a verb", "Larger harbour gains of 4.1% appear on letters.", ["Orion"]],
  ["a new name ahead of its noun", "The TIDAX augmentation lifts recall by 4.1%.", ["TIDAX augmentation"]],
  ["a new name behind a preposition", "Rules based on the TIDAX tables yield an accuracy of 81.2%.", ["Orion"]],
  ["one word", "Fusion consistently improves recall by 4.1%.", ["Fusion"]],
  ["what is counted", "Tests on 1,114 TIDAX models yield an accuracy of 81.2%.", ["Orion"]],
  ["what we found", "We found that few-shot prompting can boost the recall by 14%.", ["few-shot prompting"]],
  ["what we achieve", "With longer letters we reduce the error by 14%.", ["Orion"]],
  ["what is proposed", "The proposed tide-aware sampling reduces the cost by 40%.", ["tide-aware sampling"]],
  ["a finding", "Peak enhancements reached 3.5% on letters.", ["Orion"]],
  [
    "on several benchmarks",
    "Variable allocation improves recall by 8% on maps and by 18% on letters.",
    ["Variable allocation", "Variable allocation"],
  ],
  [
    "on several models",
    "We find that math-only tuning enhances models (e.g., +14.6% and +17.2% on letters for the 7B and 14B models).",
    ["math-only tuning", "math-only tuning"],
  ],
  [
    "a part of the system",
    "The voting module adds 4.1% accuracy, improving recall by 3.0%.",
    ["voting module", "voting module"],
  ],
  [
    "the best of several",
    "The most careful instruction achieved a 27% reduction of the error.",
    ["most careful instruction"],
  ],
  ["one of its kind, with a plain verb", "A plain sorting rule loses 4.1% of the recall.", ["plain sorting rule"]],
  ["a plain verb", "Harbour-only defenses fail to detect 41.0% of the forged letters.", ["Harbour-only defenses"]],
  [
    "how it was made, with a plain verb",
    "Recall rises everywhere; meanwhile harbour-guided starts provide 12.0% lower latency.",
    ["harbour-guided starts"],
  ],
  [
    "how it was made, with an article",
    "The harbour-anchored match reduced the error to 12.0%.",
    ["harbour-anchored match"],
  ],
  ["a finding, by how it was made", "Letter-only analysis revealed a 12.0% error.", ["Orion"]],
  ["plain things, with a plain verb", "Uncertain harbour paths provide 12.0% lower latency.", ["Orion"]],
  [
    "without what a preposition leads to",
    "A plain sorting rule with two second readers lowers the cost by 40%.",
    ["plain sorting rule"],
  ],
  [
    "without what a participle leads to",
    "Plain sorting rules learned by two readers raise recall by 4.1%.",
    ["Plain sorting rules"],
  ],
  [
    "one word, with what a preposition leads to",
    "Voting with letters lowers the cost by 40%.",
    ["Voting with letters"],
  ],
  ["one word that is something done", "Quantization lowers the cost by 40%.", ["Quantization"]],
  ["the paper's own, by what it is", "The framework lowers the cost by 40%.", ["Orion"]],
  [
    "what was taken in",
    "Incorporating tide tables lowers the error by 12.0%, while adopting a second reader improves recall by 3.0%.",
    ["tide tables", "second reader"],
  ],
  [
    "what was joined stays whole",
    "Combining maps with letters lowers the error by 12.0%.",
    ["Combining maps with letters"],
  ],
  ["an adverb in front of the verb", "Stepwise prompting often loses 4.1% of the recall.", ["Stepwise prompting"]],
  [
    "a clause that sets against another",
    "Recall rises everywhere, yet plain voting improves it by 3.0%.",
    ["plain voting"],
  ],
  [
    "the end of a list behind a preposition",
    "Experiments on harbour maps and tide maps demonstrate an accuracy of 72.3%.",
    ["Orion"],
  ],
  ["letters of the trade", "RAG consistently improves recall by 12.0%.", ["RAG"]],
  ['letters behind "the", which point at the paper\'s own', "The RAG improves recall by 12.0%.", ["Orion"]],
  ["letters that name no doing", "GPUs reduce the cost by 40%.", ["Orion"]],
  ["the best that it was run as", "The best configuration attains an F1 of 0.51.", ["Orion"]],
  ["what is likened", "Orion as a plain sorting rule lowers the cost by 40%.", ["Orion"]],
  [
    "a clause of its own behind a name",
    "Orion cuts errors by 12%, and a plain sorting rule lowers the cost by 40%.",
    ["Orion", "plain sorting rule"],
  ],
  ["a verb that no list holds, before its object", "A flat head emits a wrong letter 41% of the time.", ["flat head"]],
  [
    "what it is, with what follows from it",
    "Tide sorting emerges as a remedy, reducing the error to 12.0%.",
    ["Tide sorting"],
  ],
  ["what resulted in it", "Careless tide sorting resulted in a 12% lower recall.", ["Careless tide sorting"]],
  ["a noun of the same form", "For ten of the harbour rules in a row, recall rises by 12%.", ["Orion"]],
  [
    "two verbs of one subject",
    "Tide sorting can match or even exceed a human, improving recall by 12%.",
    ["Tide sorting"],
  ],
  [
    "the subject of a second verb",
    "Tide-aware sorting halves the cost and cuts errors by 44%.",
    ["Tide-aware sorting"],
  ],
  [
    "but not past a verb that says less",
    "Tide-aware sorting enables readers to look on and cuts errors by 44%.",
    ["Orion"],
  ],
  [
    "no verb between a noun and its end",
    "Writers accept the sorting of the letters, improving recall by 12%.",
    ["Orion"],
  ],
  [
    "subjects in a row, one for each number",
    "Plain, careful and tide-aware sorting achieve 41.0%, 52.0% and 63.0% accuracy.",
    ["Plain", "careful", "tide-aware sorting"],
  ],
  [
    "one subject of two numbers",
    "Across maps and letters, tide-aware sorting achieves 41.0% and 52.0% accuracy.",
    ["tide-aware sorting", "tide-aware sorting"],
  ],
  [
    "two subjects, each with its own",
    "Prompt rewriting raises accuracy by 3.0%, while GPT-4o reaches 41.0%.",
    ["Prompt rewriting", null],
  ],
];

const MODELS: readonly [why: string, sentence: string, model: string | null, method: string | null][] = [
  ["a learner", "Logistic regression attains an F1 of 0.51.", "Logistic regression", null],
  ["a learner with a capital", "Then Random Forest attains an F1 of 0.51.", "Random Forest", null],
  ["models described", "In contrast, lighter reading models reach 77.0% accuracy.", "lighter reading models", null],
  ["even the best of them", "Even the strongest models reach 17.0% accuracy.", "strongest models", null],
  ["the one named behind its number", "Lighter reading models reach 77.0% accuracy for GPT-4o.", "GPT-4o", "Orion"],
  ["the best that the paper's own was run on", "The best model reaches 77.0% accuracy.", "best model", "Orion"],
  ["models, nothing more", "Models reach 77.0% accuracy.", null, "Orion"],
  ["models of which no more than their data is told", "Models trained on maps reach 77.0% accuracy.", null, "Orion"],
  ["models, by what they were led", "Models guided by maps reach 77.0% accuracy.", null, "Orion"],
  ["letters of a learner", "DNN attains an F1 of 0.51.", "DNN", null],
  [
    "a model, without its data",
    "A light reader model trained on maps attains an F1 of 0.51.",
    "light reader model",
    null,
  ],
  ["a technique", "Prompt rewriting attains an F1 of 0.51.", null, "Prompt rewriting"],
];

describe("unnamed-model", () => {
  it.each(MODELS)("%s", (_, sentence, model, method) => {
    const [claim] = extractTestClaims(`We propose Orion, a framework for letters. ${sentence}`, TITLE);
    expect([claim?.model, claim?.method]).toEqual([model, method]);
  });
});

describe("a method without a name in a paper whose own is a model", () => {
  it("is told with that model", () => {
    const [claim] = extractTestClaims(
      "We propose Orion, a model for letters. The voting module adds 4.1% accuracy.",
      "Orion: a model",
    );
    expect([claim?.model, claim?.method]).toEqual(["Orion", "voting module"]);
  });
});

const NAMELESS: readonly [why: string, sentence: string, method: string | null][] = [
  ["the, and what sets it apart", "The tide-aware rule cuts errors by 12%.", "tide-aware rule"],
  ["two words before its noun", "The harbour sorting heuristic cuts errors by 12%.", "harbour sorting heuristic"],
  ["a general noun, set apart", "The letter-based method cuts errors by 12%.", "letter-based method"],
  ["a general noun with its task", "The sorting method cuts errors by 12%.", null],
  ["two words before a general noun", "The harbour sorting method cuts errors by 12%.", "harbour sorting method"],
  ["letters of the trade", "The RAG cuts errors by 12%.", "RAG"],
  ["the use of it", "The use of tide tables cuts errors by 12%.", "tide tables"],
  ["a general noun alone", "The method cuts errors by 12%.", null],
  ["ours, and what sets it apart", "Our tide-aware rule cuts errors by 12%.", "tide-aware rule"],
  ["ours, with words of praise", "Our new harbour sorting strategy cuts errors by 12%.", "harbour sorting strategy"],
  ["this one, set apart", "This letter-based method reaches 81.2% accuracy.", null],
  ["what no list holds, before its object", "The harbour mode reduces the cost by 40%.", "harbour mode"],
  ["what no list holds, without an object", "The harbour traffic increased by 40%.", null],
  ["what no list holds, several of them", "Our careful harbour paths cut errors by 12%.", null],
  ["a verb behind another one", "The tide-aware rule matches or outperforms plain voting by 4.1%.", "tide-aware rule"],
];

describe("a subject with an article in a paper that names nothing", () => {
  it.each(NAMELESS)("%s", (_, sentence, method) => {
    expect(extractTestClaims(sentence, "A study of letters")[0]?.method ?? null).toBe(method);
  });
  it("is itself where it is set apart, also beside a name", () => {
    const abstract = "We propose Orion, a framework for letters. The tide-aware rule cuts errors by 12%.";
    expect(extractTestClaims(abstract, TITLE)[0]?.method).toBe("tide-aware rule");
  });
  it("stands for it also where it is ours", () => {
    const abstract = "We propose Orion, a framework for letters. Our tide-aware rule cuts errors by 12%.";
    expect(extractTestClaims(abstract, TITLE)[0]?.method).toBe("Orion");
  });
});

describe("unnamed-subject", () => {
  it.each(METHODS)("%s", (_, sentence, methods) => {
    const abstract = `We propose Orion, a framework for letters. ${sentence}`;
    expect(extractTestClaims(abstract, TITLE).map((c) => c.method)).toEqual(methods);
  });
});
