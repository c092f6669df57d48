import { describe, expect, it } from "vitest";
import { readTokens, type Token } from "../text/tokens";
import { isCapitalised, isCoined, nameOf } from "./name-shape";

const token = (word: string): Token => readTokens(word)[0] as Token;

describe("isCoined", () => {
  it.each(["UNet++", "GPT-4o", "MathVista", "TI2V", "3DGS", "ResNet-50", "A*", "Multi-IF", "iPhone"])("%s", (word) => {
    expect(isCoined(token(word))).toBe(true);
  });

  it.each([
    "Orion",
    "LLM",
    "GPUs",
    "state-of-the-art",
    "GRPO-trained",
    "Transformer-based",
    "RL-based",
    "COVID-19",
    "pass@1",
    "The",
    "A",
    "English",
    "Zero-shot",
    "12",
  ])("not %s", (word) => {
    expect(isCoined(token(word))).toBe(false);
  });

  it("not a word without end", () => {
    expect(isCoined(token("aB".repeat(100)))).toBe(false);
  });
});

describe("isCapitalised", () => {
  it.each(["Orion", "Harbor", "MathVista"])("%s", (word) => {
    expect(isCapitalised(token(word))).toBe(true);
  });

  it.each(["orion", "The", "English", "We", "LLM", "Table", "A", "5"])("not %s", (word) => {
    expect(isCapitalised(token(word))).toBe(false);
  });
});

describe("nameOf", () => {
  it.each([
    ["Beta Bench suite", "Beta Bench"],
    ["Orion is fast", "Orion"],
    ["Orion Large LLM", "Orion Large"],
    ["Harbor-Map wins", "Harbor-Map"],
  ])("in %j it is %j", (text, name) => {
    const tokens = readTokens(text);
    expect(text.slice(0, tokens[nameOf(tokens, 0)]?.end)).toBe(name);
  });
});
