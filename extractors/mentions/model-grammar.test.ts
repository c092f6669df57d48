import { describe, expect, it } from "vitest";
import { parseTestMentions } from "../testing/parse-text";
import { findModelFamily, parseModelSizes, parseSize } from "./model-grammar";

describe("parseSize", () => {
  it.each([
    ["7B", 7],
    ["0.5B", 0.5],
    ["1.5b", 1.5],
    ["350M", 0.35],
    ["8x7B", 56],
    ["1T", 1000],
    ["B", null],
    ["7", null],
    ["7x", null],
    ["A22B", null],
    ["", null],
  ])("%s is %s", (part, size) => {
    expect(parseSize(part)).toBe(size);
  });
});

describe("parseModelSizes", () => {
  it.each([
    ["Qwen3-235B-A22B", { size_b: 235, active_b: 22 }],
    ["Llama-3.1-8B", { size_b: 8 }],
    ["Lyra (9B)", { size_b: 9 }],
    ["GPT-4o", {}],
  ])("%s", (name, sizes) => {
    expect(parseModelSizes(name)).toEqual(sizes);
  });
});

describe("findModelFamily", () => {
  it.each([
    ["Qwen2.5-VL-7B", "Qwen2.5-VL"],
    ["Llama-3.1-8B-Instruct", "Llama 3.1"],
    ["deepseek-r1", "DeepSeek-R1"],
    ["Harbor", undefined],
  ])("the family of %s is %s", (name, family) => {
    expect(findModelFamily(name)?.name).toBe(family);
  });
});

describe("model mentions", () => {
  it.each<[text: string, name: string, size: number | undefined]>([
    ["Qwen2.5-VL-7B-Instruct", "Qwen2.5-VL-7B-Instruct", 7],
    ["Qwen 2.5 7B", "Qwen 2.5 7B", 7],
    ["Qwen3-235B-A22B", "Qwen3-235B-A22B", 235],
    ["Llama 3.1 8B", "Llama 3.1 8B", 8],
    ["Llama-3.1 70B Instruct", "Llama-3.1 70B Instruct", 70],
    ["Gemma 2 9B", "Gemma 2 9B", 9],
    ["Mixtral-8x7B", "Mixtral-8x7B", 56],
    ["GPT-4o mini", "GPT-4o mini", undefined],
    ["Claude 3.5 Sonnet", "Claude 3.5 Sonnet", undefined],
    ["DeepSeek-R1-Distill-Qwen-32B", "DeepSeek-R1-Distill-Qwen-32B", 32],
    ["Saturn-1.5B", "Saturn-1.5B", 1.5],
  ])("parses %s", (text, name, size) => {
    expect(parseTestMentions(`here ${text} is used`)).toEqual([expect.objectContaining({ kind: "model", name })]);
    expect(parseTestMentions(`here ${text} is used`)[0]?.size_b).toBe(size);
  });

  it.each(["GPT-4o 58.6%", "Llama 3 70%", "Qwen3 5 points"])("excludes a result after a model: %s", (text) => {
    expect(parseTestMentions(`(${text})`).map((mention) => mention.size_b)).toEqual([undefined]);
  });

  it.each([
    ["a 7B model", 7],
    ["a 27-billion-parameter net", 27],
    ["a 340M parameter model", 0.34],
    ["a 3 billion parameter model", 3],
  ])("parses a size without a name: %s", (text, size_b) => {
    expect(parseTestMentions(text)).toEqual([expect.objectContaining({ kind: "size", size_b })]);
  });

  it.each(["2.5M pairs", "7B tokens", "1B images", "in 4 billion years"])("rejects the size of data: %s", (text) => {
    expect(parseTestMentions(text).filter((mention) => mention.size_b !== undefined)).toEqual([]);
  });

  it.each([
    ["from 1.5B to 72B models", []],
    ["3B-70B models", []],
    ["a 7B and a 14B model", [7, 14]],
    ["from the 7B to the 14B model", [7, 14]],
  ])("rejects the ends of a range: %s", (text, sizes) => {
    expect(parseTestMentions(text).map((mention) => mention.size_b)).toEqual(sizes);
  });
});
