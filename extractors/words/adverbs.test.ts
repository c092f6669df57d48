import { expect, it } from "vitest";
import { tokenize } from "../text/tokens";
import { skipAdverbs, skipAdverbsBackward } from "./adverbs";

it.each<[text: string, at: number]>([
  ["outperforming plain parsers", 0],
  ["significantly outperforming plain parsers", 1],
  ["also consistently outperforming plain parsers", 2],
  ["only with plain parsers", 0],
  ["still", 1],
  ["", 0],
])("past the adverbs of %j", (text, index) => {
  expect(skipAdverbs(tokenize(text), 0)).toBe(index);
});

it.each<[text: string, at: number]>([
  ["and outperforms", 0],
  ["and also consistently outperforms", 0],
  ["and can even outperform", 0],
  ["It keeps its recall and clearly outperforms", 4],
])("before the adverbs of %j", (text, index) => {
  const tokens = tokenize(text);
  expect(skipAdverbsBackward(tokens, tokens.length - 1)).toBe(index);
});
