import { expect, test } from "vitest";
import { MODEL_NAMES } from "@/lexicon/generated/naming";
import { getKeyStart, toSpellingKey } from "./spelling-key";

test.each([
  ["GPT-4o-mini", "GPT 4-o Mini", "gpt4omini"],
  ["k-NN", "KNN", "knn"],
  ["ViT-B/16", "vit_b16", "vitb16"],
  ["LLaMA 3", "Llama-3", "llama3"],
  ["Llama 3 8B", "llama-3-8b", "llama3-8b"],
  ["Qwen2.5-VL-7B", "Qwen 2.5 VL 7B", "qwen2.5vl7b"],
  ["Qwen-2.5-Coder-Instruct-7B", "Qwen2.5 Coder-7B Instruct", "qwen2.5coder7binstruct"],
  ["Mixtral-8×7B", "mixtral 8x7b", "mixtral8x7b"],
  ["U²-Net", "U2 Net", "u2net"],
  ["π_0.5", "π0.5", "π0.5"],
  ["Wren.js", "Wren JS", "wrenjs"],
  ["LSTMs", "LSTM", "lstm"],
  ["Decision Trees", "decision tree", "decisiontree"],
  ["  Finch  ", "finch", "finch"],
])("%s and %s have the key %s", (a, b, key) => expect([a, b].map(toSpellingKey)).toEqual([key, key]));

test.each([
  ["Owl 3.5", "Owl 35"],
  ["GPT-4", "GPT-40"],
  ["Llama 3 8B", "Llama 38B"],
  ["Llama 3 8B", "Llama 3.8B"],
  ["Owl-1-1", "Owl-11"],
  ["Owl 2/3", "Owl 23"],
  ["Owl+", "Owl"],
  ["R(2+1)D", "R21D"],
  ["ViT-S", "ViTs"],
  ["YOLOS", "YOLO"],
  ["Hermes", "Herme"],
  ["BEATs", "BEAT"],
  ["Finch-7B", "Finch-7B-Instruct"],
  ["α-Owl", "β-Owl"],
])("%s and %s have different keys", (a, b) => expect(toSpellingKey(a)).not.toBe(toSpellingKey(b)));

test.each(["", "---", " . "])("a name without letters and digits has an empty key: %j", (name) =>
  expect(toSpellingKey(name)).toBe(""),
);

test("the start of a name is the first character of its key", () => {
  const unusual = ["", "---", "-Owl", " Owl", "A\u0301ra", "π0.5", "R²", "X", "Xs", "s", ".js", "²x", "É7"];
  const wrong = [...MODEL_NAMES, ...unusual].filter((name) => getKeyStart(name) !== toSpellingKey(name).charAt(0));
  expect(wrong).toEqual([]);
});
