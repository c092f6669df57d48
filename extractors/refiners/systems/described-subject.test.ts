import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

/** The title names a proposed system, which is the fallback if no subject is found. */
const TITLE = "Orion: a reader for letters";
const METHODS: readonly [why: string, sentence: string, methods: readonly (string | null)[]][] = [
  [
    "takes the subject of a verb of change",
    "Prompt rewriting raises accuracy from 41.0% to 44.0%.",
    ["Prompt rewriting"],
  ],
  [
    'takes the subject of "beats"',
    "Conversely, letter-augmented reading beats plain reading by 4.1 points.",
    ["letter-augmented reading"],
  ],
  [
    "takes a verb that may also be a noun",
    "Stepwise prompting boosts fully correct answers from 2.0% to 13.1%.",
    ["Stepwise prompting"],
  ],
  ["ignores a noun that may also be a verb", "Larger harbour gains of 4.1% appear on letters.", ["Orion"]],
  ["includes an unknown name before its noun", "The TIDAX augmentation lifts recall by 4.1%.", ["TIDAX augmentation"]],
  [
    "ignores a phrase with an unknown name after a preposition",
    "Rules based on the TIDAX tables yield an accuracy of 81.2%.",
    ["Orion"],
  ],
  ["takes a single noun of an activity", "Fusion consistently improves recall by 4.1%.", ["Fusion"]],
  ["ignores a count", "Tests on 1,114 TIDAX models yield an accuracy of 81.2%.", ["Orion"]],
  [
    'takes the subject of a clause after "we found that"',
    "We found that few-shot prompting can boost the recall by 14%.",
    ["few-shot prompting"],
  ],
  ['resolves "we" to the proposed system', "With longer letters we reduce the error by 14%.", ["Orion"]],
  [
    'takes a phrase after "the proposed"',
    "The proposed tide-aware sampling reduces the cost by 40%.",
    ["tide-aware sampling"],
  ],
  ["ignores a finding", "Peak enhancements reached 3.5% on letters.", ["Orion"]],
  [
    "takes the subject for several benchmarks",
    "Variable allocation improves recall by 8% on maps and by 18% on letters.",
    ["Variable allocation", "Variable allocation"],
  ],
  [
    "takes the subject for several models",
    "We find that math-only tuning enhances models (e.g., +14.6% and +17.2% on letters for the 7B and 14B models).",
    ["math-only tuning", "math-only tuning"],
  ],
  [
    "takes a component",
    "The voting module adds 4.1% accuracy, improving recall by 3.0%.",
    ["voting module", "voting module"],
  ],
  [
    "takes a superlative",
    "The most careful instruction achieved a 27% reduction of the error.",
    ["most careful instruction"],
  ],
  [
    "takes a phrase with an article before a plain verb",
    "A plain sorting rule loses 4.1% of the recall.",
    ["plain sorting rule"],
  ],
  [
    "takes the subject of a plain verb",
    "Harbour-only defenses fail to detect 41.0% of the forged letters.",
    ["Harbour-only defenses"],
  ],
  [
    "takes a modifier of manner before a plain verb",
    "Recall rises everywhere; meanwhile harbour-guided starts provide 12.0% lower latency.",
    ["harbour-guided starts"],
  ],
  [
    "takes a modifier of manner after an article",
    "The harbour-anchored match reduced the error to 12.0%.",
    ["harbour-anchored match"],
  ],
  ["ignores a finding with a modifier of manner", "Letter-only analysis revealed a 12.0% error.", ["Orion"]],
  ["ignores an unspecific noun before a plain verb", "Uncertain harbour paths provide 12.0% lower latency.", ["Orion"]],
  [
    "cuts the phrase before a preposition",
    "A plain sorting rule with two second readers lowers the cost by 40%.",
    ["plain sorting rule"],
  ],
  [
    "cuts the phrase before a participle",
    "Plain sorting rules learned by two readers raise recall by 4.1%.",
    ["Plain sorting rules"],
  ],
  ["keeps the preposition after a gerund", "Voting with letters lowers the cost by 40%.", ["Voting with letters"]],
  ["takes a single activity", "Quantization lowers the cost by 40%.", ["Quantization"]],
  ['resolves "the framework" to the proposed system', "The framework lowers the cost by 40%.", ["Orion"]],
  [
    'takes the object of "incorporating" and "adopting"',
    "Incorporating tide tables lowers the error by 12.0%, while adopting a second reader improves recall by 3.0%.",
    ["tide tables", "second reader"],
  ],
  [
    'keeps "combining … with …" whole',
    "Combining maps with letters lowers the error by 12.0%.",
    ["Combining maps with letters"],
  ],
  ["skips an adverb before the verb", "Stepwise prompting often loses 4.1% of the recall.", ["Stepwise prompting"]],
  [
    "takes the subject of a contrasting clause",
    "Recall rises everywhere, yet plain voting improves it by 3.0%.",
    ["plain voting"],
  ],
  [
    "ignores the end of a list after a preposition",
    "Experiments on harbour maps and tide maps demonstrate an accuracy of 72.3%.",
    ["Orion"],
  ],
  ["takes an acronym of the field", "RAG consistently improves recall by 12.0%.", ["RAG"]],
  ['resolves an acronym after "the" to the proposed system', "The RAG improves recall by 12.0%.", ["Orion"]],
  ["ignores an acronym that denotes no method", "GPUs reduce the cost by 40%.", ["Orion"]],
  [
    'resolves "the best configuration" to the proposed system',
    "The best configuration attains an F1 of 0.51.",
    ["Orion"],
  ],
  ['ignores a phrase after "as"', "Orion as a plain sorting rule lowers the cost by 40%.", ["Orion"]],
  [
    "takes the subject of a later clause",
    "Orion cuts errors by 12%, and a plain sorting rule lowers the cost by 40%.",
    ["Orion", "plain sorting rule"],
  ],
  ["recognizes an unknown verb by its object", "A flat head emits a wrong letter 41% of the time.", ["flat head"]],
  [
    'takes the subject of "emerges as"',
    "Tide sorting emerges as a remedy, reducing the error to 12.0%.",
    ["Tide sorting"],
  ],
  [
    'takes the subject of "resulted in"',
    "Careless tide sorting resulted in a 12% lower recall.",
    ["Careless tide sorting"],
  ],
  ["does not take a plural noun as a verb", "For ten of the harbour rules in a row, recall rises by 12%.", ["Orion"]],
  [
    "takes the subject of two joined verbs",
    "Tide sorting can match or even exceed a human, improving recall by 12%.",
    ["Tide sorting"],
  ],
  [
    "takes the subject of a coordinated verb",
    "Tide-aware sorting halves the cost and cuts errors by 44%.",
    ["Tide-aware sorting"],
  ],
  [
    "does not look past a plain verb",
    "Tide-aware sorting enables readers to look on and cuts errors by 44%.",
    ["Orion"],
  ],
  [
    "does not end a subject inside a noun phrase",
    "Writers accept the sorting of the letters, improving recall by 12%.",
    ["Orion"],
  ],
  [
    "pairs coordinated subjects with numbers",
    "Plain, careful and tide-aware sorting achieve 41.0%, 52.0% and 63.0% accuracy.",
    ["Plain", "careful", "tide-aware sorting"],
  ],
  [
    "takes one subject for two numbers",
    "Across maps and letters, tide-aware sorting achieves 41.0% and 52.0% accuracy.",
    ["tide-aware sorting", "tide-aware sorting"],
  ],
  [
    "takes a subject per clause",
    "Prompt rewriting raises accuracy by 3.0%, while GPT-4o reaches 41.0%.",
    ["Prompt rewriting", null],
  ],
];

const MODELS: readonly [why: string, sentence: string, model: string | null, method: string | null][] = [
  ["takes a learning algorithm", "Logistic regression attains an F1 of 0.51.", "Logistic regression", null],
  ["takes a capitalized learning algorithm", "Then Random Forest attains an F1 of 0.51.", "Random Forest", null],
  [
    "takes a described group of models",
    "In contrast, lighter reading models reach 77.0% accuracy.",
    "lighter reading models",
    null,
  ],
  ['skips "even the"', "Even the strongest models reach 17.0% accuracy.", "strongest models", null],
  [
    "prefers a model named after the number",
    "Lighter reading models reach 77.0% accuracy for GPT-4o.",
    "GPT-4o",
    "Orion",
  ],
  ['adds the proposed method to "the best model"', "The best model reaches 77.0% accuracy.", "best model", "Orion"],
  ['ignores "models" without a description', "Models reach 77.0% accuracy.", null, "Orion"],
  ["ignores models described by their data alone", "Models trained on maps reach 77.0% accuracy.", null, "Orion"],
  ["ignores models described by a participle alone", "Models guided by maps reach 77.0% accuracy.", null, "Orion"],
  ["takes an acronym of a learning algorithm", "DNN attains an F1 of 0.51.", "DNN", null],
  ["cuts the training data", "A light reader model trained on maps attains an F1 of 0.51.", "light reader model", null],
  ["takes a technique as the method", "Prompt rewriting attains an F1 of 0.51.", null, "Prompt rewriting"],
];

describe("described model", () => {
  it.each(MODELS)("%s", (_, sentence, model, method) => {
    const [claim] = extractTestClaims(`We propose Orion, a framework for letters. ${sentence}`, TITLE);
    expect([claim?.model, claim?.method]).toEqual([model, method]);
  });
});

describe("described method in a paper that proposes a model", () => {
  it("keeps the proposed model", () => {
    const [claim] = extractTestClaims(
      "We propose Orion, a model for letters. The voting module adds 4.1% accuracy.",
      "Orion: a model",
    );
    expect([claim?.model, claim?.method]).toEqual(["Orion", "voting module"]);
  });
});

const NAMELESS: readonly [why: string, sentence: string, method: string | null][] = [
  ['takes "the" with a specific modifier', "The tide-aware rule cuts errors by 12%.", "tide-aware rule"],
  ["takes two modifiers", "The harbour sorting heuristic cuts errors by 12%.", "harbour sorting heuristic"],
  [
    "takes a general noun with a hyphenated modifier",
    "The letter-based method cuts errors by 12%.",
    "letter-based method",
  ],
  ["ignores a general noun with its task", "The sorting method cuts errors by 12%.", null],
  ["takes two modifiers of a general noun", "The harbour sorting method cuts errors by 12%.", "harbour sorting method"],
  ["takes an acronym of the field", "The RAG cuts errors by 12%.", "RAG"],
  ['takes the object of "the use of"', "The use of tide tables cuts errors by 12%.", "tide tables"],
  ["ignores a general noun alone", "The method cuts errors by 12%.", null],
  ['takes "our" with a specific modifier', "Our tide-aware rule cuts errors by 12%.", "tide-aware rule"],
  ["skips words of praise", "Our new harbour sorting strategy cuts errors by 12%.", "harbour sorting strategy"],
  ['ignores a phrase after "this"', "This letter-based method reaches 81.2% accuracy.", null],
  ["takes an unknown noun before a verb with an object", "The harbour mode reduces the cost by 40%.", "harbour mode"],
  ["ignores an unknown noun before a verb without an object", "The harbour traffic increased by 40%.", null],
  ["ignores an unknown plural noun", "Our careful harbour paths cut errors by 12%.", null],
  [
    "takes the subject of joined verbs",
    "The tide-aware rule matches or outperforms plain voting by 4.1%.",
    "tide-aware rule",
  ],
];

describe("described subject in a paper without names", () => {
  it.each(NAMELESS)("%s", (_, sentence, method) => {
    expect(extractTestClaims(sentence, "A study of letters")[0]?.method ?? null).toBe(method);
  });
  it("takes a specific phrase in a paper with a name", () => {
    const abstract = "We propose Orion, a framework for letters. The tide-aware rule cuts errors by 12%.";
    expect(extractTestClaims(abstract, TITLE)[0]?.method).toBe("tide-aware rule");
  });
  it('resolves "our" phrases to the name', () => {
    const abstract = "We propose Orion, a framework for letters. Our tide-aware rule cuts errors by 12%.";
    expect(extractTestClaims(abstract, TITLE)[0]?.method).toBe("Orion");
  });
});

describe("described subject", () => {
  it.each(METHODS)("%s", (_, sentence, methods) => {
    const abstract = `We propose Orion, a framework for letters. ${sentence}`;
    expect(extractTestClaims(abstract, TITLE).map((c) => c.method)).toEqual(methods);
  });
});
