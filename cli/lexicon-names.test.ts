import { expect, it } from "vitest";
import type { ScoredNameKind } from "@/eval/name-scores";
import { isInLexicon } from "./lexicon-names";

it.each<[ScoredNameKind, string, boolean]>([
  ["benchmarks", "AIME 2024", true],
  ["benchmarks", "AIME'24", true],
  ["benchmarks", "HarborQA", false],
  ["benchmarks", "Qwen2.5-7B", false],
  ["models", "Qwen2.5-VL-7B", true],
  ["models", "Qwen2.5-7B-Instruct", true],
  ["models", "GPT-4o", true],
  ["models", "Qwen2.5-Harbor-7B", false],
  ["models", "Orion-7B", false],
  ["metrics", "accuracy", true],
  ["metrics", "F1", true],
  ["metrics", "berth rate", false],
])("%s: lexicon membership of %s is %s", (kind, name, listed) => expect(isInLexicon(kind, name)).toBe(listed));
