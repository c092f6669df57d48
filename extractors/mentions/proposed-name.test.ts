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
    "ignores a named gap",
    "Reading",
    "We find one gap and term this gap the Reader-Writer Gap (RWG). We propose Orion, a framework that reads.",
    ["Orion, method, introduced"],
  ],
  [
    "ignores a failure with an acronym",
    "Careful Harbour Collapse in Small Readers",
    "We study what we term Careful Harbour Collapse (CHC). We introduce TideProbe, a framework that reads.",
    ["TideProbe, method, introduced"],
  ],
  [
    "a system whose name begins a title",
    "Careful Harbour Agent for Letters",
    "The careful harbour agent reads. We present the Careful Harbour Agent.",
    ["Careful Harbour Agent, method, title"],
  ],
  ["rejects a name before 'metric'", "Reading", "We introduce a Harbour Thrift metric that tells costs.", []],
  [
    "keeps a system that a metric evaluates",
    "Reading",
    "We propose TideNest. By this metric, TideNest wins. TideNest improves metric-scale maps.",
    ["TideNest, method, introduced"],
  ],
  ["rejects a readability metric", "Reading", "Old HRX readability metrics help. HRX reaches its end. HRX rises.", []],
  [
    "rejects a name before 'scores of'",
    "Reading",
    "It has Tide-AUC scores of 97%. Tide-AUC improves. Tide-AUC falls.",
    [],
  ],
  [
    "a system that scores",
    "Reading",
    "We propose TideNest. TideNest scores 97% on maps.",
    ["TideNest, method, introduced"],
  ],
  ["rejects metrics after a colon", "Reading", "We introduce two metrics: Soft-Letter Alignment and more.", []],
  [
    "rejects a class of models made by others",
    "Reading",
    "Small Harbour-Language Models (SHLMs) read. We introduce a wait formulation for SHLMs.",
    [],
  ],
  [
    "a class of models that the paper introduces",
    "Reading",
    "We propose Small Harbour Models (SHMs), networks that read.",
    ["SHMs, model, introduced", "Small Harbour Models, model, spelled-out"],
  ],
  [
    "rejects versions in brackets",
    "Reading",
    "We present a test of three TideLM-7B variants (Base, BioTide, and Instruct) on maps.",
    [],
  ],
  ["rejects hardware in brackets", "Reading", "We release a pipeline (NVIDIA HX10) that reads.", []],
  [
    "a name in brackets",
    "Reading",
    "We release a careful pipeline (TideNest) that reads.",
    ["TideNest, method, introduced"],
  ],
];

describe("names that are not systems", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(proposed(title, abstract)).toEqual(names);
  });
});
