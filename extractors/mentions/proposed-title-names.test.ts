import { describe, expect, it } from "vitest";
import { findTestNames, type NameTestRow } from "../testing/find-test-names";

const ROWS: readonly NameTestRow[] = [
  ["a title with a colon", "Orion: a parser for letters", "Letters are hard.", ["Orion, method, title"]],
  [
    "a title with a short form that begins in lower case",
    "Virtual Tide (viTI): reading letters",
    "We present Virtual Tide (viTI), a method for letters. It sorts.",
    ["viTI, method, title", "Virtual Tide, method, spelled-out"],
  ],
  [
    "a title whose short form precedes it in the abstract",
    "Harbour-Led Reading Engine: Letters without Loss",
    "We introduce HLRE (Harbour-Led Reading Engine), a method for letters.",
    ["HLRE, method, title", "Harbour-Led Reading Engine, method, spelled-out"],
  ],
  [
    "keeps a title that the abstract has in a bracket",
    "Tide Reader: letters without loss",
    "We propose a method for letters, the Sorter (Tide Reader). It sorts.",
    ["Tide Reader, method, title"],
  ],
  [
    "a system with the name of a benchmark",
    "EMBER: Reading by Small Steps",
    "EMBER reads letters fast.",
    ["EMBER, method, title"],
  ],
  [
    "a system with the name of a benchmark, only in the title",
    "EMBER: Reading by Small Steps",
    "It reads fast.",
    ["EMBER, method, title"],
  ],
  ["a title that begins in lower case", "xTide: Reading Fast", "Letters are hard.", ["xTide, method, title"]],
  [
    "a title with another spelling in the abstract",
    "Orion-Deep: Reading Fast",
    "We propose Orion, a framework for letters.",
    ["Orion, method, introduced", "Orion-Deep, method, title"],
  ],
  [
    "a title phrase with an introduced name",
    "Careful GraphTide: Reading Fast",
    "We propose CaRe, a framework for letters.",
    ["CaRe, method, introduced", "Careful GraphTide, method, title"],
  ],
  [
    "a title acronym is not that of another name",
    "MIND: Reading",
    "With a theory of mind (ToM), MIND reads.",
    ["MIND, method, title"],
  ],
  ["a sized title name", "Thinking small in Saturn-1.5B", "It thinks.", ["Saturn-1.5B, model, title"]],
  ["a sized name before a colon", "OrionLM-7B: small", "OrionLM-7B reads.", ["OrionLM-7B, model, title"]],
  [
    "an acronym of the title",
    "Adaptive Letter Pruning for LLMs",
    "We prune. Adaptive Letter Pruning (ALP) is fast.",
    ["ALP, method, title", "Adaptive Letter Pruning, method, spelled-out"],
  ],
  [
    "an acronym after the noun of the title",
    "Adaptive Letter Pruning for LLMs",
    "We prune. An Adaptive Letter Pruning method (ALP) is fast.",
    ["ALP, method, title", "Adaptive Letter Pruning, method, spelled-out"],
  ],
  [
    "an acronym of the title and of more words",
    "Adaptive Letter Pruning via Tides",
    "We prune. Adaptive Letter Pruning via Sorting of tides (ALPiST) is fast.",
    ["ALPiST, method, title", "Adaptive Letter Pruning, method, spelled-out"],
  ],
  [
    "ignores a later acronym that does not match the title",
    "Adaptive Letter Pruning for LLMs",
    "We prune. Adaptive Letter Pruning reads optical letter maps (OLM).",
    ["Adaptive Letter Pruning, method, title"],
  ],
  ["a framework for data", "Orion: A Framework for Cross-Corpus Maps", "Orion is hard.", ["Orion, method, title"]],
  ["a benchmark in the title", "OrionBench: A Benchmark for Maps", "It is hard.", ["OrionBench, benchmark, title"]],
  ["the noun of the title", "Orion: A Language Model for Maps", "We propose Orion.", ["Orion, model, title"]],
  [
    "ignores the noun of a gerund title",
    "Orion: Teaching Language Models",
    "We propose Orion.",
    ["Orion, method, title"],
  ],
  [
    "an introduced name outranks a title phrase",
    "Careful Reading for Letters",
    "We study Careful Reading. We propose a reader called CaRe.",
    ["CaRe, method, introduced", "Careful Reading, method, title"],
  ],
  [
    "a title phrase that is introduced",
    "Careful Reading for Letters",
    "We propose Careful Reading, which reads. We also design a module called CaRe.",
    ["Careful Reading, method, title", "CaRe, method, introduced"],
  ],
  [
    "a capitalised phrase after 'via' in the title",
    "Reading Letters via Tide Replay",
    "We apply Tide Replay to letters.",
    ["Tide Replay, method, title"],
  ],
  [
    "a statement with an acronym",
    "What Tides Miss: A Study",
    "We propose What Tides Miss (WTM), a method.",
    ["WTM, method, title", "What Tides Miss, method, spelled-out"],
  ],
  [
    "a short form in the title",
    "Careful Harbour Reading (CHR): Letters",
    "CHR reads letters.",
    ["CHR, method, title", "Careful Harbour Reading, method, spelled-out"],
  ],
  [
    "a gerund title with an article in the abstract",
    "Reading Tide Agent: Letters",
    "The reading tide agent is fast.",
    ["reading tide agent, method, title"],
  ],
  ["a coined name in a title", "A Text Reader Based on TIDE-GCN Model", "TIDE-GCN reads.", ["TIDE-GCN, model, title"]],
  [
    "an evaluation title about models is a benchmark",
    "Orion: Evaluating Small Agents",
    "Orion is hard.",
    ["Orion, benchmark, title"],
  ],
  [
    "an evaluation title about a framework is a method",
    "Orion: Evaluating Small Agents",
    "We propose Orion, a framework that reads.",
    ["Orion, method, title"],
  ],
  [
    "an evaluation title without models is a method",
    "Orion: Measuring Tides",
    "Orion reads tides.",
    ["Orion, method, title"],
  ],
  [
    "an apposition with 'benchmark'",
    "Orion: Slow Tides",
    "These tides make Orion, a careful benchmark that lasts.",
    ["Orion, benchmark, title"],
  ],
  [
    "an apposition with 'suite of'",
    "Orion: Slow Tides",
    "These tides make Orion, a careful suite of readers.",
    ["Orion, method, title"],
  ],
  [
    "a title acronym that begins in lower case",
    "Virtual Harbour Reader (viHR): Reading Letters",
    "We present Virtual Harbour Reader (viHR), a method for letters. Then viHR reads.",
    ["viHR, method, title", "Virtual Harbour Reader, method, spelled-out"],
  ],
  [
    "a plural name of models in the title",
    "TideLLMs: reading letters",
    "We test TideLLMs on letters.",
    ["TideLLMs, method, title"],
  ],
  [
    "a plural name of models with its singular",
    "TideLLMs: reading letters",
    "We test TideLLMs on letters. Each TideLLM reads twice.",
    ["TideLLM, method, title"],
  ],
];

describe("names proposed by the title", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(findTestNames(title, abstract)).toEqual(names);
  });
});
