import { GRADED_SLOTS, GRADES, type Grade, type GradedSlot } from "@/lib/claim/grade";
import type { AlignedPaper } from "./aligned-papers";
import { labelClaims } from "./calibration";
import { pairClaims } from "./pair-claims";
import { hasSameNumbers, SLOT_CHECKS } from "./slot-checks";

/** Whether each slot of an extracted claim is correct. */
export interface SlotLabels {
  /** Index among the extracted claims. */
  readonly index: number;
  /** Null for the other slots of a claim with wrong numbers, which has no annotation to compare with. */
  readonly right: Readonly<Record<GradedSlot, boolean | null>>;
}

/** Claims with a confidence of a slot from `from` up to the next bin. */
export interface SlotConfidenceBin {
  readonly from: number;
  readonly claims: number;
  /** Mean of the stated confidences, and the share of correct slots; null in an empty bin. */
  readonly stated: number | null;
  readonly right: number | null;
}

/** Claims of a grade, and how many of them have correct numbers, and correct numbers, benchmarks and system. */
export interface GradeCount {
  readonly grade: Grade;
  readonly claims: number;
  readonly numbers: number;
  readonly claim: number;
}

const BIN_EDGES = [0.95, 0.9, 0.8, 0.7, 0] as const;

/** Labels the slots of extracted claims, except those of optional annotations. */
export function labelSlots(paper: AlignedPaper): SlotLabels[] {
  const counted = paper.gold.filter((claim) => !claim.optional);
  const pairs = new Map([...pairClaims(counted, paper.found, hasSameNumbers)].map(([i, j]) => [j, counted[i]]));
  return labelClaims(paper).map(({ index }) => {
    const [gold, found] = [pairs.get(index), paper.found[index]];
    const check = (slot: GradedSlot): boolean | null => {
      if (slot === "numbers") return gold !== undefined;
      return gold && found ? SLOT_CHECKS[slot](gold, found) : null;
    };
    return { index, right: Object.fromEntries(GRADED_SLOTS.map((slot) => [slot, check(slot)])) as SlotLabels["right"] };
  });
}

/** Compares the stated confidence of each slot with the measured share of correct ones, highest confidence first. */
export function computeSlotCalibration(papers: readonly AlignedPaper[]): Record<GradedSlot, SlotConfidenceBin[]> {
  const labeled = papers.flatMap((paper) =>
    labelSlots(paper).flatMap(({ index, right }) => {
      const stated = paper.found[index]?.slot_confidence;
      return stated ? [{ stated, right }] : [];
    }),
  );
  const toBins = (slot: GradedSlot): SlotConfidenceBin[] => {
    const cases = labeled.flatMap(({ stated, right }) =>
      right[slot] === null ? [] : [{ stated: stated[slot], right: Number(right[slot]) }],
    );
    return BIN_EDGES.map((from, i) => {
      const inside = cases.filter(({ stated }) => stated >= from && (i === 0 || stated < (BIN_EDGES[i - 1] ?? 1)));
      const mean = (key: "stated" | "right"): number | null =>
        inside.length === 0 ? null : inside.reduce((sum, each) => sum + each[key], 0) / inside.length;
      return { from, claims: inside.length, stated: mean("stated"), right: mean("right") };
    });
  };
  return Object.fromEntries(GRADED_SLOTS.map((slot) => [slot, toBins(slot)])) as Record<
    GradedSlot,
    SlotConfidenceBin[]
  >;
}

/** Counts claims and correct ones by grade; claims without a grade are left out. */
export function countGrades(papers: readonly AlignedPaper[]): GradeCount[] {
  const labeled = papers.flatMap((paper) =>
    labelClaims(paper).map((label) => ({ ...label, grade: paper.found[label.index]?.grade ?? null })),
  );
  return GRADES.map((grade) => {
    const inside = labeled.filter((each) => each.grade === grade);
    return {
      grade,
      claims: inside.length,
      numbers: inside.filter(({ numbers }) => numbers).length,
      claim: inside.filter(({ claim }) => claim).length,
    };
  });
}
