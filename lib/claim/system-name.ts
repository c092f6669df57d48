import { formatModelSize } from "../format/numbers";
import type { Claim } from "./claim";

/**
 * Formats the system of a claim: "Orion with Qwen3-8B" for a method on a model, otherwise the one that is named; null
 * if neither is.
 */
export const formatSystemName = ({ model, method }: Pick<Claim, "model" | "method">): string | null =>
  model && method ? `${method} with ${model}` : (model ?? method);

/**
 * Returns the model size, "7B", if it is known and the displayed name does not contain it; otherwise null.
 * @param size parameters in billions
 * @param active active parameters of a mixture of experts, in billions
 */
export function formatUnnamedSize(
  name: string | null,
  size: number | null,
  active: number | null = null,
): string | null {
  const label = size === null ? null : formatModelSize(size, active);
  return label === null || name?.includes(label) ? null : label;
}
