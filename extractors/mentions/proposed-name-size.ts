/** Sizes of proposed systems that the abstract states. */

import { findOccurrences } from "./occurrences";
import type { ProposedName } from "./proposed-name";

/** Returns the stated size in billions of parameters; null for a benchmark, or if none is stated. */
export function findStatedSize(name: string, kind: ProposedName["kind"], abstract: string): number | null {
  if (kind === "benchmark") return null;
  return findIntroducedSize(name, abstract) ?? (kind === "model" ? findParameterCount(name, abstract) : null);
}

const SIZE_APPOSITION = /^(?:,| is) an? (?:[\w-]{1,24} ){0,3}?(\d{1,3}(?:\.\d{1,2})?)B(?![a-z])/;

/** "Orion, a 1.5B reasoning model", "Orion is a 7B-parameter network". */
function findIntroducedSize(name: string, abstract: string): number | null {
  for (const offset of findOccurrences(abstract, name)) {
    const size = SIZE_APPOSITION.exec(abstract.slice(offset + name.length, offset + name.length + 100))?.[1];
    if (size !== undefined) return Number(size);
  }
  return null;
}

/** Parameter counts, without the active parameters of a mixture of experts. */
const PARAMETER_COUNT =
  /\b(\d{1,4}(?:\.\d{1,3})?)[ -]?(K|k|M|B|[mb]illion)[ -](?:total |trainable |learnable |model )?param/g;
const COUNT_LEAD =
  /\b(?:(?:with|using|has|having|uses|at|of)(?: only| just| about| around)?|only|just|parameters and) $/;

/** "Orion reads letters with only 3.1M parameters", "a 2-million-parameter Orion": a parameter count in the clause of the name. */
function findParameterCount(name: string, abstract: string): number | null {
  if (!abstract.includes("param")) return null;
  for (const found of abstract.matchAll(PARAMETER_COUNT)) {
    const [all, value = "", unit = ""] = found;
    const before = abstract.slice(Math.max(0, found.index - 160), found.index);
    const clause = before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("; ")) + 1);
    const after = abstract.slice(found.index + all.length).replace(/^[a-z]+ /, "");
    if ((COUNT_LEAD.test(clause) && clause.includes(name)) || after.startsWith(name))
      return toBillions(Number(value), unit);
  }
  return null;
}

const toBillions = (value: number, unit: string): number =>
  Number((value * (/^[Bb]/.test(unit) ? 1 : /^[Mm]/.test(unit) ? 1e-3 : 1e-6)).toPrecision(6));
