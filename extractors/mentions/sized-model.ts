import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import type { Mention } from "./mention";

/** "the *7B* Llama 2": a known model with the lone size right before it; null where it has one, and in "2B/8B Llama 2". */
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
