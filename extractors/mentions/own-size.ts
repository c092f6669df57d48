/** How large a system of the paper's own is, where the abstract says it of the name. */

import { occurrences } from "./occurrences";
import type { OwnName } from "./own-name";

/** Billions of parameters; null for a benchmark, and where nothing is said. */
export function sizeOf(name: string, kind: OwnName["kind"], abstract: string): number | null {
  if (kind === "benchmark") return null;
  return introducedSize(name, abstract) ?? (kind === "model" ? countedSize(name, abstract) : null);
}

const INTRODUCES = /^(?:,| is) an? (?:[\w-]{1,24} ){0,3}?(\d{1,3}(?:\.\d{1,2})?)B(?![a-z])/;

/** "Orion, a 1.5B reasoning model", "Orion is a 7B-parameter network". */
function introducedSize(name: string, abstract: string): number | null {
  for (const at of occurrences(abstract, name)) {
    const size = INTRODUCES.exec(abstract.slice(at + name.length, at + name.length + 100))?.[1];
    if (size !== undefined) return Number(size);
  }
  return null;
}

/** How many parameters, apart from those that a mixture of experts uses at a time. */
const PARAMETERS =
  /\b(\d{1,4}(?:\.\d{1,3})?)[ -]?(K|k|M|B|[mb]illion)[ -](?:total |trainable |learnable |model )?param/g;
const LEAD = /\b(?:(?:with|using|has|having|uses|at|of)(?: only| just| about| around)?|only|just|parameters and) $/;

/** "Orion reads letters with only 3.1M parameters", "a 2-million-parameter Orion": what stands in the name's sentence. */
function countedSize(name: string, abstract: string): number | null {
  for (const found of abstract.matchAll(PARAMETERS)) {
    const [all, value = "", unit = ""] = found;
    const ahead = abstract.slice(Math.max(0, found.index - 160), found.index);
    const clause = ahead.slice(Math.max(ahead.lastIndexOf(". "), ahead.lastIndexOf("; ")) + 1);
    const behind = abstract.slice(found.index + all.length).replace(/^[a-z]+ /, "");
    if ((LEAD.test(clause) && clause.includes(name)) || behind.startsWith(name)) return inBillions(Number(value), unit);
  }
  return null;
}

const inBillions = (value: number, unit: string): number =>
  Number((value * (/^[Bb]/.test(unit) ? 1 : /^[Mm]/.test(unit) ? 1e-3 : 1e-6)).toPrecision(6));
