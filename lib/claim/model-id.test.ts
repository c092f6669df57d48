import { expect, test } from "vitest";
import { MODEL_NAMES } from "@/lexicon/generated/naming";
import { toModelId } from "./model-id";
import { toSpellingKey } from "./spelling-key";

test.each([
  ["Qwen2.5-VL-7B", "qwen2.5-vl-7b"],
  ["Qwen 2.5 VL 7B", "qwen2.5-vl-7b"],
  ["Qwen2.5VL-7B", "qwen2.5-vl-7b"],
  ["Qwen2.5-Coder-Instruct-7B", "qwen2.5-coder-7b-instruct"],
  ["Qwen3-235B-A22B", "qwen3-235b-a22b"],
  ["DeepSeek R1", "deepseek-r1"],
  ["DeepSeekR1", "deepseek-r1"],
  ["Llama-3.1-8B-Instruct", "llama3.1-8b-instruct"],
  ["GPT 4-o Mini", "gpt4o-mini"],
  ["Claude Opus 4.7", "claude-opus-4.7"],
  ["Mixtral-8x7B", "mixtral8x7b"],
  ["ViT-B/16", "vit-b-16"],
  ["ViT-B16", "vit-b-16"],
  ["k-NN", "knn"],
  ["GPT-45", "gpt45"],
  ["GPT-4.55", "gpt4.55"],
  ["Owl-70B-Base", "owl70b-base"],
  ["Night Owl 70B Base v2", "nightowl70b-base-v2"],
  ["Night-Owl Encoder", "nightowlencoder"],
  ["random forest model", "random-forest-model"],
  ["Owl-7B-Perched", "owl7bperched"],
  ["---", ""],
])("the id of %s is %s", (name, id) => expect(toModelId(name)).toBe(id));

test("ids keep the spelling key of known models, and the id of an id is that id", () => {
  const names = MODEL_NAMES.flatMap((name) => [name, `${name}-7B`, `${name} Large`, `${name}-Perched`]);
  const changed = names.filter((name) => {
    const id = toModelId(name);
    return toSpellingKey(id) !== toSpellingKey(name) || toModelId(id) !== id;
  });
  expect(changed).toEqual([]);
});
