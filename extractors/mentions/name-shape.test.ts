import { describe, expect, it } from "vitest";
import { type Token, tokenize } from "../text/tokens";
import { findNameEnd, isCapitalised, isCoined, isModifierOf, startsTitledName } from "./name-shape";

const token = (word: string): Token => tokenize(word)[0] as Token;

describe("isCoined", () => {
  it.each(["UNet++", "GPT-4o", "MathVista", "TI2V", "3DGS", "3D-Harbor", "ResNet-50", "A*", "Multi-IF", "iPhone"])(
    "accepts %s",
    (word) => {
      expect(isCoined(token(word))).toBe(true);
    },
  );

  it.each([
    "Orion",
    "LLM",
    "GPUs",
    "state-of-the-art",
    "GRPO-trained",
    "Transformer-based",
    "RL-based",
    "3D-printed",
    "640X480",
    "COVID-19",
    "pass@1",
    "The",
    "A",
    "English",
    "Zero-shot",
    "MXFP4",
    "W4A8KV4",
    "E4M3",
    "English-Hindi",
    "Arabic-to-English",
    "12",
  ])("rejects %s", (word) => {
    expect(isCoined(token(word))).toBe(false);
  });

  it("rejects a very long word", () => {
    expect(isCoined(token("aB".repeat(100)))).toBe(false);
  });
});

describe("isCapitalised", () => {
  it.each(["Orion", "Harbor", "MathVista"])("accepts %s", (word) => {
    expect(isCapitalised(token(word))).toBe(true);
  });

  it.each(["orion", "The", "English", "Swahili", "NeurIPS", "We", "LLM", "Table", "A", "5", "W4A8"])(
    "rejects %s",
    (word) => {
      expect(isCapitalised(token(word))).toBe(false);
    },
  );
});

describe("findNameEnd", () => {
  it.each([
    ["Beta Bench suite", "Beta Bench"],
    ["Orion is fast", "Orion"],
    ["Orion Large LLM", "Orion Large"],
    ["Harbor-Map wins", "Harbor-Map"],
    ["Harbor 2024 shows", "Harbor 2024"],
    ["Harbor Challenge 2026 Track 5 board", "Harbor Challenge 2026 Track 5"],
    ["Harbor 2024% of", "Harbor"],
    ["Track 3 has", "Track"],
  ])("in %j finds %j", (text, name) => {
    const tokens = tokenize(text);
    expect(text.slice(0, tokens[findNameEnd(tokens, 0)]?.end)).toBe(name);
  });
});

describe("startsTitledName", () => {
  it.each([
    "AI Harbor Challenge",
    "Open Harbor Corpus of letters",
    "Google Harbor dataset",
    "AI Harbor Challenge 2026",
  ])("accepts %s", (text) => {
    expect(startsTitledName(tokenize(text), 0)).toBe(true);
  });

  it.each(["The Harbor Challenge", "AI Harbor parser", "AI challenge", "AI Challenge"])("rejects %s", (text) => {
    expect(startsTitledName(tokenize(text), 0)).toBe(false);
  });
});

describe("isModifierOf", () => {
  const isModifier = (text: string): boolean => {
    const [first, next] = tokenize(text);
    return first !== undefined && isModifierOf(first, next);
  };

  it.each(["TIDE-derived maps", "Harbour-centric readers", "CT-weighted", "TIDE-GCN-aligned letters"])(
    "accepts %s",
    (text) => {
      expect(isModifier(text)).toBe(true);
    },
  );

  it.each(["TIDE-derived model", "Tide-adapted MMBench", "Orion-Balanced wins", "TIDE-learning helps"])(
    "rejects %s",
    (text) => {
      expect(isModifier(text)).toBe(false);
    },
  );
});
