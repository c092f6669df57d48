import type { Claim } from "./claim";

/**
 * Formats the system of a claim: "Orion with Qwen3-8B" for a method on a model, otherwise the one that is named; null
 * if neither is.
 */
export const formatSystemName = ({ model, method }: Pick<Claim, "model" | "method">): string | null =>
  model && method ? `${method} with ${model}` : (model ?? method);
