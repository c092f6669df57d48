import { describe, expect, it } from "vitest";
import { findSentences } from "../text/sentences";
import { tokenize } from "../text/tokens";
import { findProposedNames } from "./proposed-names";

const proposed = (title: string, abstract: string): string[] => {
  const sentences = findSentences(abstract).map(([a, b]) => tokenize(abstract, a, b));
  return findProposedNames(title, abstract, sentences).map((o) => `${o.name}, ${o.kind}, ${o.foundBy}`);
};

const ROWS: readonly [why: string, title: string, abstract: string, names: readonly string[]][] = [
  [
    "a participle before the noun that it describes",
    "Reading",
    "We propose Orion, a language model pruning method that reads. We propose Vega, an LLM agent-driven auto-sorting framework.",
    ["Orion, method, introduced", "Vega, method, introduced"],
  ],
  [
    "a participle that tells what it uses",
    "Reading",
    "We propose Orion, a reading network merging maps of the harbour. We propose Vega, a network combining agents that read.",
    ["Orion, model, introduced", "Vega, model, introduced"],
  ],
  [
    "a participle behind the noun that it describes, and one before that",
    "Reading",
    "We propose Orion, a careful LLM sorting system tailored for maps. We propose Vega, a fully transformer based harbour framework for maps.",
    ["Orion, method, introduced", "Vega, method, introduced"],
  ],
  [
    "not what the noun is based on",
    "Reading",
    "We propose Orion, a careful network based on a harbour framework for maps.",
    ["Orion, model, introduced"],
  ],
  [
    "not what a verb behind it leads to",
    "Reading",
    "We propose Orion that reads. Orion incorporates LLM feedback on letters. We propose Vega that reads. The Vega sorting network reads twice.",
    ["Orion, method, introduced", "Vega, model, introduced"],
  ],
  [
    "not the subject of a sentence that opens with it",
    "Reading",
    "We propose Orion that reads. In Orion, a language model sorts the letters.",
    ["Orion, method, introduced"],
  ],
  [
    "an adjective that is a word of change elsewhere",
    "Reading",
    "We propose HarborNet, an improved harbour framework that reads.",
    ["HarborNet, method, introduced"],
  ],
  [
    "what it is called outweighs the title's noun",
    "TideNest: Crossing the Wide Transformer",
    "We introduce a careful approach called TideNest.",
    ["TideNest, method, title"],
  ],
  [
    "a model that the title works against or on",
    "TideNest: A Careful Reading Attack against Wide Harbour Models",
    "We propose TideNest. TideNest wins.",
    ["TideNest, method, title"],
  ],
  [
    "a model before what the title works without",
    "TideNest: A Careful Harbour Model without Maps",
    "We propose TideNest. TideNest wins.",
    ["TideNest, model, title"],
  ],
  [
    "what the paper calls its own",
    "Reading",
    "We propose TideNest, which reads letters. TideNest wins. The proposed model reaches 81% accuracy.",
    ["TideNest, model, introduced"],
  ],
  [
    "what the paper calls its own in two ways",
    "Reading",
    "We propose TideNest, which reads letters. TideNest wins. The proposed model is small, and our careful method reaches 81% accuracy.",
    ["TideNest, method, introduced"],
  ],
  [
    "what the numbers are told of, though it begins with a model",
    "Reading",
    "We propose BERT-Letters. BERT-Letters wins. Our method further halves the error to 4%.",
    ["BERT-Letters, method, introduced"],
  ],
  [
    "not what a method needs",
    "Reading",
    "We propose BERT-Letters. BERT-Letters wins. Our method needs two letters.",
    ["BERT-Letters, model, introduced"],
  ],
  [
    "nor where the numbers are told of a model, too",
    "Reading",
    "We propose BERT-Letters. BERT-Letters wins. Our method halves the error. The model reaches 81%.",
    ["BERT-Letters, model, introduced"],
  ],
  [
    "nor where the name ends as models do",
    "Reading",
    "We propose TideNet. TideNet wins. Our method halves the error.",
    ["TideNet, model, introduced"],
  ],
  [
    "nor against what it is called",
    "Reading",
    "We propose Orion, a careful network. Orion wins. Our method halves the error.",
    ["Orion, model, introduced"],
  ],
  [
    "a model of another phrase before the comma",
    "Reading",
    "We propose MapStrata. On maps read with a 7B model, MapStrata gains.",
    ["MapStrata, method, introduced"],
  ],
  [
    "a variant is what its name says",
    "Reading",
    "We propose HarborNet, a small variant of the port.",
    ["HarborNet, model, introduced"],
  ],
  [
    "networks that the acronym stands for in the plural",
    "Reading",
    "Careful Tide Networks (CTNs) are old. CTN reaches 90 points. CTN wins.",
    ["CTN, model, subject"],
  ],
  [
    "a deed that the acronym stands for in the plural",
    "Reading",
    "Careful Tide Filters (CTFs) are old. CTF reaches 90 points. CTF wins.",
    ["CTF, method, subject"],
  ],
];

describe("kindOfName", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(proposed(title, abstract)).toEqual(names);
  });
});
