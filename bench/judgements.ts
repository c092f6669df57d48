import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type GoldClaim, parseGoldLine, type ScoredSlots } from "@/eval/gold";
import { hasSameNumbers, SLOT_CHECKS } from "@/eval/slot-checks";

const FILE = fileURLToPath(new URL("curation/judgements.ndjson", import.meta.url));

/** What a person who read the abstract says about an extracted claim. */
export interface Judgement {
  /** Id of the claim. */
  readonly id: string;
  /** The slots as they should be; null if the numbers report no result. */
  readonly truth: GoldClaim | null;
}

/** Parses a line: the ids of claim and paper, and an annotation without the title of the paper; throws if it is invalid. */
export function parseJudgement(line: string): Judgement {
  const { id, ...annotation } = JSON.parse(line) as { readonly id: string; readonly paper: string };
  const gold = parseGoldLine(JSON.stringify({ ...annotation, title: annotation.paper }));
  if (typeof gold === "string") throw new Error(`${FILE}: ${gold}`);
  return { id, truth: gold.claim };
}

/** Reads the judgements of the claims about AIME, MATH and MathVista on the board of `createCurationBoard`. */
export const readJudgements = (): Judgement[] =>
  readFileSync(FILE, "utf8").split("\n").filter(Boolean).map(parseJudgement);

/** What may be wrong with a claim, in the order in which a person checks it. */
export const CHECKED_PARTS = ["numbers", "benchmarks", "system", "metric"] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

/** Lists the parts of a claim that differ from the truth, with the tolerance for names of `claimboard eval`. */
export function listWrongParts(truth: GoldClaim, found: ScoredSlots): CheckedPart[] {
  return CHECKED_PARTS.filter((part) =>
    part === "numbers"
      ? !(hasSameNumbers(truth, found) && SLOT_CHECKS.sign(truth, found))
      : !SLOT_CHECKS[part](truth, found),
  );
}

/** Slots that a person edits to put a part right. */
const SLOTS_OF_PART = {
  numbers: ["before", "after", "unit", "gain", "gain_max", "gain_kind"],
  benchmarks: ["benchmarks"],
  system: ["model", "method"],
  metric: ["metric"],
} as const satisfies Record<CheckedPart, readonly (keyof GoldClaim)[]>;

/** Returns the values that put the wrong parts of a claim right; empty if none is wrong. */
export function toCorrection(truth: GoldClaim, found: ScoredSlots): Partial<GoldClaim> {
  const slots = listWrongParts(truth, found).flatMap((part): (keyof ScoredSlots)[] => [...SLOTS_OF_PART[part]]);
  const differing = slots.filter((slot) => JSON.stringify(truth[slot]) !== JSON.stringify(found[slot]));
  return Object.fromEntries(differing.map((slot) => [slot, truth[slot]]));
}
