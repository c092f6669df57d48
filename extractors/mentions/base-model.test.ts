import { describe, expect, it } from "vitest";
import { buildTestSentence } from "../testing/parse-text";
import { findBaseModel, mayStateBaseModel } from "./base-model";
import type { ProposedName } from "./proposed-name";

/** The one model of an abstract whose paper names nothing of its own, read as the pipeline reads it. */
const base = (...sentences: string[]): string | null =>
  findBaseModel(
    sentences.filter(mayStateBaseModel).map((s) => buildTestSentence(s)),
    false,
  )?.mention.name ?? null;

describe("findBaseModel", () => {
  it.each<[why: string, sentences: string[], name: string | null]>([
    ["the one model that is trained", ["We fine-tune Llama-3.1-8B on maps."], "Llama-3.1-8B"],
    ["said twice", ["We train Qwen2.5-7B.", "The Qwen2.5-7B reads maps."], "Qwen2.5-7B"],
    ["beside a rival", ["We train Qwen2.5-7B.", "It is better than Llama-3.1-70B."], "Qwen2.5-7B"],
    ["one of several", ["We train Qwen2.5-7B and Llama-3.1-8B."], null],
    ["one of several, the others without a size", ["We prompt GPT-4o, Llama-3.1-8B and Claude."], null],
    ["only a rival", ["It outperforms Qwen2.5-7B."], null],
    ["the next of a list of rivals", ["It outperforms GPT-4o (70.1%) and Qwen2.5-7B."], null],
    ["only an example", ["Models like Qwen2.5-7B are common."], null],
    ["a model without a size", ["We ask GPT-4o."], null],
    ["a model without a size that is worked with", ["Using GPT-4o, we read maps."], "GPT-4o"],
    ["adapted", ["Here we adapt maps.", "Then, we adapt the GPT-4o to maps."], "GPT-4o"],
    ["said to be the base", ["We take GPT-4o as our base model."], "GPT-4o"],
    ["used for a part of the work", ["Using GPT-4o as a judge, we read maps."], null],
    ["used by others", ["Maps are often read, using GPT-4o."], null],
    ["an architecture that it builds on", ["The reader keeps the MobileNet architecture."], "MobileNet"],
    ["one that may be anybody's", ["The maps are read by a trained YOLOv8 model."], null],
    ["one of several architectures", ["The reader is no MobileNet architecture."], null],
    ["beside one of a size", ["We adapt GPT-4o.", "We train Qwen2.5-7B."], "Qwen2.5-7B"],
    ["a size alone", ["We train a 7B model on maps."], "7B model"],
    ["the size of a policy", ["We train a 7B navigation policy on maps."], "7B model"],
    ["the size of data", ["We read 7B letters."], null],
    ["no model", ["We read maps."], null],
    ["no sentence", [], null],
  ])("%s", (_, sentences, name) => {
    expect(base(...sentences)).toBe(name);
  });

  it("is none said in passing where the paper's own system has a name", () => {
    const orion: ProposedName = { name: "Orion", kind: "method", foundBy: "title" };
    const sentence = buildTestSentence("Orion reads maps with the YOLOv8 architecture.", [orion]);
    expect(findBaseModel([sentence], true)).toBeNull();
  });
});
