import { describe, expect, it } from "vitest";
import { claimsOf, like } from "../testing/read";

const ROWS: readonly [why: string, abstract: string, model: string | null][] = [
  [
    "the version and size that were told before",
    "We read letters with Llama-3.3-70B and Claude-3.5-Haiku. Llama reaches 61.2% accuracy on MMLU.",
    "Llama-3.3-70B",
  ],
  [
    "two that it may be: neither",
    "We read letters with Llama-3.3-70B and Llama-3.1-8B. Llama reaches 61.2% accuracy on MMLU.",
    "Llama",
  ],
  [
    "one that is told only later",
    "Llama reaches 61.2% accuracy on MMLU. We also read letters with Llama-3.3-70B.",
    "Llama",
  ],
  [
    "another model of a longer name",
    "We read letters with LLaVA-Video. LLaVA reaches 61.2% accuracy on MMLU.",
    "LLaVA",
  ],
];

describe("full names", () => {
  it.each(ROWS)("%s", (_, abstract, model) => {
    const expected = [{ model, after: 61.2 }];
    expect(like(claimsOf(abstract), expected)).toEqual(expected);
  });
});
