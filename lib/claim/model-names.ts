/** Words around a name that say only what it is set against. */
const MODEL_NAME_AFFIXES = /^(?:the|a|an|plain|vanilla|original)\s|\s(?:base|model|baseline|models|baselines)$/gi;

/** A model's name without what differs between spellings: "GPT-4o", "gpt4o" and "the GPT 4o model" are one. */
export function toModelKey(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\s{1,9}/g, " ")
    .trim()
    .replace(MODEL_NAME_AFFIXES, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "");
}

/** The address of a model's page. */
export function modelPath(id: string): string {
  return `/models/${encodeURIComponent(id)}`;
}
