import { expect, it } from "vitest";
import { tokenize } from "./tokens";
import { wordAt } from "./word-at";

it.each<[at: number, word: string]>([
  [-1, ""],
  [0, "it"],
  [1, "gains"],
  [2, ""],
])("%i", (index, word) => {
  expect(wordAt(tokenize("It gains"), index)).toBe(word);
});
