import type { Token } from "../text/tokens";
import type { Mention } from "./mention";
import { hasVersion, isEdition, isTrackNumber } from "./name-shape";

/** Extends a benchmark over its year, track or version: "PlantCLEF 2025", "AI City Challenge 2026 Track 4", "on MultiWOZ 2.7". */
export function extendWithEdition(text: string, tokens: readonly Token[], mention: Mention | null): Mention | null {
  let index = (mention?.last ?? 0) + 1;
  if (mention?.kind !== "benchmark" || /\d$/.test(mention.surface) || !tokens[index]) return mention;
  if (!isEdition(tokens, mention.first, index) && !hasVersion(tokens, mention.first, index)) return mention;
  if (isTrackNumber(tokens, index + 2)) index += 2;
  const surface = text.slice(tokens[mention.first]?.start, tokens[index]?.end);
  return {
    ...mention,
    last: index,
    surface,
    name: `${mention.name}${text.slice(tokens[mention.last]?.end, tokens[index]?.end)}`,
  };
}
