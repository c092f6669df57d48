import { describe, expect, it } from "vitest";
import { buildTestSentence } from "../testing/parse-text";
import { findBaseModel, mayStateBaseModel } from "./base-model";
import type { ProposedName } from "./proposed-name";

/** Returns the base model of an abstract without a proposed system, with the sentence filter of the pipeline. */
const base = (...sentences: string[]): string | null =>
  findBaseModel(
    sentences.filter(mayStateBaseModel).map((s) => buildTestSentence(s)),
    false,
  )?.mention.name ?? null;

describe("findBaseModel", () => {
  it.each<[title: string, sentences: string[], name: string | null]>([
    ["the only trained model", ["We fine-tune Llama-3.1-8B on maps."], "Llama-3.1-8B"],
    ["a model named twice", ["We train Qwen2.5-7B.", "The Qwen2.5-7B reads maps."], "Qwen2.5-7B"],
    ["a model with a baseline", ["We train Qwen2.5-7B.", "It is better than Llama-3.1-70B."], "Qwen2.5-7B"],
    ["rejects several models", ["We train Qwen2.5-7B and Llama-3.1-8B."], null],
    ["rejects a list in which other models have no size", ["We prompt GPT-4o, Llama-3.1-8B and Claude."], null],
    ["rejects a baseline", ["It outperforms Qwen2.5-7B."], null],
    ["rejects a later name in a list of baselines", ["It outperforms GPT-4o (70.1%) and Qwen2.5-7B."], null],
    ["rejects an example", ["Models like Qwen2.5-7B are common."], null],
    ["rejects a model without a size", ["We ask GPT-4o."], null],
    ["a model without a size after 'using'", ["Using GPT-4o, we read maps."], "GPT-4o"],
    [
      "a model without a size after 'we adapt'",
      ["Here we adapt maps.", "Then, we adapt the GPT-4o to maps."],
      "GPT-4o",
    ],
    ["a model stated as the base", ["We take GPT-4o as our base model."], "GPT-4o"],
    ["rejects a model used for a part of the work", ["Using GPT-4o as a judge, we read maps."], null],
    ["rejects a model used by others", ["Maps are often read, using GPT-4o."], null],
    ["an architecture with a definite article", ["The reader keeps the MobileNet architecture."], "MobileNet"],
    ["rejects a model with an indefinite article", ["The maps are read by a trained YOLOv8 model."], null],
    ["rejects an architecture with a negation", ["The reader is no MobileNet architecture."], null],
    ["prefers the model with a size", ["We adapt GPT-4o.", "We train Qwen2.5-7B."], "Qwen2.5-7B"],
    ["a size without a name", ["We train a 7B model on maps."], "7B model"],
    ["the size of a policy", ["We train a 7B navigation policy on maps."], "7B model"],
    ["rejects the size of data", ["We read 7B letters."], null],
    ["returns null without a model", ["We read maps."], null],
    ["returns null without a sentence", [], null],
  ])("%s", (_, sentences, name) => {
    expect(base(...sentences)).toBe(name);
  });

  it("ignores an architecture if there is a proposed system", () => {
    const orion: ProposedName = { name: "Orion", kind: "method", foundBy: "title" };
    const sentence = buildTestSentence("Orion reads maps with the YOLOv8 architecture.", [orion]);
    expect(findBaseModel([sentence], true)).toBeNull();
  });
});
