import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import type { Mention } from "./mention";

/** "the *7B* Llama 2": merges a size into the model directly after it. Returns null if the model has a size, or the size is in a list ("2B/8B Llama 2"). */
export function mergeSizeIntoModel(
  text: string,
  tokens: readonly Token[],
  size: Mention,
  model: Mention,
): Mention | null {
  if (size.kind !== "size" || model.kind !== "model" || model.first !== size.last + 1) return null;
  const { first, size_b } = size;
  if (size_b === undefined || model.size_b !== undefined || /^(?:\/|,|and|or)$/.test(wordAt(tokens, first - 1)))
    return null;
  const surface = text.slice(tokens[first]?.start, tokens[model.last]?.end);
  return { ...model, first, surface, name: surface, size_b };
}
