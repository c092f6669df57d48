/** Words around a model name that do not belong to it. */
const MODEL_NAME_AFFIXES = /^(?:the|a|an|plain|vanilla|original)\s|\s(?:base|model|baseline|models|baselines)$/gi;

/** Returns a key that is equal for all spellings of a model: "GPT-4o", "gpt4o" and "the GPT 4o model". */
export function toModelKey(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\s{1,9}/g, " ")
    .trim()
    .replace(MODEL_NAME_AFFIXES, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "");
}

/** Returns the path of the page of a model. */
export function modelPath(id: string): string {
  return `/models/${encodeURIComponent(id)}`;
}
