import { toSpellingKey } from "./spelling-key";

/** Words around a model name that do not belong to it. */
const MODEL_NAME_AFFIXES = /^(?:the|a|an|plain|vanilla|original)\s|\s(?:base|model|baseline|models|baselines)$/gi;

/**
 * Returns the spelling key of a name without the words around it: "GPT-4o", "gpt4o" and "the GPT 4o model" are "gpt4o".
 */
export function toModelKey(name: string): string {
  return toSpellingKey(
    name
      .normalize("NFKC")
      .replace(/\s{1,9}/g, " ")
      .trim()
      .replace(MODEL_NAME_AFFIXES, ""),
  );
}

/** Returns the path of the page of a model. */
export function modelPath(id: string): string {
  return `/models/${encodeURIComponent(id)}`;
}
