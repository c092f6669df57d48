import type { Token } from "../text/tokens";
import type { Mention } from "./mention";
import { hasVersion, isEdition, isTrackNumber } from "./name-shape";

/** Extends a benchmark over its year, track or version: "PlantCLEF 2025", "AI City Challenge 2026 Track 4", "on MultiWOZ 2.7". */
export function extendWithEdition(text: string, tokens: readonly Token[], m: Mention | null): Mention | null {
  let at = (m?.last ?? 0) + 1;
  if (m?.kind !== "benchmark" || /\d$/.test(m.surface) || !tokens[at]) return m;
  if (!isEdition(tokens, m.first, at) && !hasVersion(tokens, m.first, at)) return m;
  if (isTrackNumber(tokens, at + 2)) at += 2;
  const surface = text.slice(tokens[m.first]?.start, tokens[at]?.end);
  return { ...m, last: at, surface, name: `${m.name}${text.slice(tokens[m.last]?.end, tokens[at]?.end)}` };
}
