import type { Claim } from "./claim";

/** The system of a claim in words: "Orion with Qwen3-8B" where a method was put on a model, else the one that is named; null where none is. */
export const formatSystemName = ({ model, method }: Pick<Claim, "model" | "method">): string | null =>
  model && method ? `${method} with ${model}` : (model ?? method);
