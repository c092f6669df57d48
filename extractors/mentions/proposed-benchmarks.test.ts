import { describe, expect, it } from "vitest";
import { findTestNames, type NameTestRow } from "../testing/find-test-names";

const ROWS: readonly NameTestRow[] = [
  [
    "an extension of a dataset",
    "Reading",
    "We introduce HarborQA-Deep, extending the Iris dataset with letters.",
    ["HarborQA-Deep, benchmark, introduced"],
  ],
  [
    "a name introduced for evaluation",
    "Reading",
    "We construct HarborQA++ for careful evaluation.",
    ["HarborQA++, benchmark, introduced"],
  ],
  ["named", "Reading", "This paper presents a dataset named Harbor200.", ["Harbor200, benchmark, introduced"]],
  [
    "a benchmark",
    "Reading",
    "Here we present LetterBench, a benchmark of maps.",
    ["LetterBench, benchmark, introduced"],
  ],
  [
    "a task for evaluation is a benchmark",
    "Reading",
    "We introduce HarborPuzzles, a reading task for evaluating models.",
    ["HarborPuzzles, benchmark, introduced"],
  ],
  [
    "ignores the kind of another released name",
    "Reading",
    "Our algorithm HarborRead sorts letters. To test HarborRead, we release SkyNLI, a careful benchmark of maps.",
    ["HarborRead, method, introduced", "SkyNLI, benchmark, introduced"],
  ],
  [
    "an apposition of several adjectives",
    "Reading",
    "We introduce SkyNLI, a native, careful reading benchmark of maps.",
    ["SkyNLI, benchmark, introduced"],
  ],
];

describe("benchmarks introduced in the abstract", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(findTestNames(title, abstract)).toEqual(names);
  });
});
