import { describe, expect, it } from "vitest";
import { findSentences } from "../text/sentences";
import { tokenize } from "../text/tokens";
import { findProposedNames } from "./proposed-names";

const proposed = (title: string, abstract: string): string[] => {
  const sentences = findSentences(abstract).map(([a, b]) => tokenize(abstract, a, b));
  return findProposedNames(title, abstract, sentences).map((o) => `${o.name}, ${o.kind}, ${o.foundBy}`);
};

const ROWS: readonly [title: string, paperTitle: string, abstract: string, names: readonly string[]][] = [
  [
    "a participle before its noun",
    "Reading",
    "We propose Orion, a language model pruning method that reads. We propose Vega, an LLM agent-driven auto-sorting framework.",
    ["Orion, method, introduced", "Vega, method, introduced"],
  ],
  [
    "a participle with its object",
    "Reading",
    "We propose Orion, a reading network merging maps of the harbour. We propose Vega, a network combining agents that read.",
    ["Orion, model, introduced", "Vega, model, introduced"],
  ],
  [
    "participles after and before the noun",
    "Reading",
    "We propose Orion, a careful LLM sorting system tailored for maps. We propose Vega, a fully transformer based harbour framework for maps.",
    ["Orion, method, introduced", "Vega, method, introduced"],
  ],
  [
    "ignores the base of the noun",
    "Reading",
    "We propose Orion, a careful network based on a harbour framework for maps.",
    ["Orion, model, introduced"],
  ],
  [
    "ignores the object of a verb",
    "Reading",
    "We propose Orion that reads. Orion incorporates LLM feedback on letters. We propose Vega that reads. The Vega sorting network reads twice.",
    ["Orion, method, introduced", "Vega, model, introduced"],
  ],
  [
    "ignores the subject after a locative phrase",
    "Reading",
    "We propose Orion that reads. In Orion, a language model sorts the letters.",
    ["Orion, method, introduced"],
  ],
  [
    "an adjective that is also a change word",
    "Reading",
    "We propose HarborNet, an improved harbour framework that reads.",
    ["HarborNet, method, introduced"],
  ],
  [
    "the noun of a naming phrase outweighs the noun of the title",
    "TideNest: Crossing the Wide Transformer",
    "We introduce a careful approach called TideNest.",
    ["TideNest, method, title"],
  ],
  [
    "ignores a model after a preposition in the title",
    "TideNest: A Careful Reading Attack against Wide Harbour Models",
    "We propose TideNest. TideNest wins.",
    ["TideNest, method, title"],
  ],
  [
    "a model before a preposition in the title",
    "TideNest: A Careful Harbour Model without Maps",
    "We propose TideNest. TideNest wins.",
    ["TideNest, model, title"],
  ],
  [
    "the proposed model",
    "Reading",
    "We propose TideNest, which reads letters. TideNest wins. The proposed model reaches 81% accuracy.",
    ["TideNest, model, introduced"],
  ],
  [
    "a proposed model that is also called a framework",
    "Reading",
    "We propose TideNest, which reads letters. TideNest wins. The proposed model is small, and our careful method reaches 81% accuracy.",
    ["TideNest, method, introduced"],
  ],
  [
    "a method as the subject of results outweighs a model family",
    "Reading",
    "We propose BERT-Letters. BERT-Letters wins. Our method further halves the error to 4%.",
    ["BERT-Letters, method, introduced"],
  ],
  [
    "ignores a method that is not the subject of results",
    "Reading",
    "We propose BERT-Letters. BERT-Letters wins. Our method needs two letters.",
    ["BERT-Letters, model, introduced"],
  ],
  [
    "ignores the method if the model is a subject as well",
    "Reading",
    "We propose BERT-Letters. BERT-Letters wins. Our method halves the error. The model reaches 81%.",
    ["BERT-Letters, model, introduced"],
  ],
  [
    "the ending of a model name outweighs the subject",
    "Reading",
    "We propose TideNet. TideNet wins. Our method halves the error.",
    ["TideNet, model, introduced"],
  ],
  [
    "an apposition outweighs the subject",
    "Reading",
    "We propose Orion, a careful network. Orion wins. Our method halves the error.",
    ["Orion, model, introduced"],
  ],
  [
    "ignores a model of another phrase before the comma",
    "Reading",
    "We propose MapStrata. On maps read with a 7B model, MapStrata gains.",
    ["MapStrata, method, introduced"],
  ],
  [
    "the name of a variant gives its kind",
    "Reading",
    "We propose HarborNet, a small variant of the port.",
    ["HarborNet, model, introduced"],
  ],
  [
    "a plural acronym of networks",
    "Reading",
    "Careful Tide Networks (CTNs) are old. CTN reaches 90 points. CTN wins.",
    ["CTN, model, subject"],
  ],
  [
    "a plural acronym of a method",
    "Reading",
    "Careful Tide Filters (CTFs) are old. CTF reaches 90 points. CTF wins.",
    ["CTF, method, subject"],
  ],
];

describe("classifyName", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(proposed(title, abstract)).toEqual(names);
  });
});
