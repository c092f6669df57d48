import type { GradedSlot } from "@/lib/claim/grade";
import {
  type AlignedPaper,
  alignPapers,
  listFalsePositives,
  type PredictedPaper,
  pairByNumbers,
} from "./aligned-papers";
import { type ConfidenceBin, computeCalibration } from "./calibration";
import { countGainKindConfusion, type GainKindConfusion } from "./confusion";
import type { GoldClaim, GoldPaper, ScoredSlots } from "./gold";
import { type LevelScore, scoreLevels } from "./levels";
import { type IsInLexicon, type NameScores, scoreNames } from "./name-scores";
import { pairClaims } from "./pair-claims";
import { computeSlotCalibration, countGrades, type GradeCount, type SlotConfidenceBin } from "./slot-calibration";
import {
  hasSameNumbers,
  isCorrect,
  type LevelName,
  SCORED_SLOT_NAMES,
  type ScoredSlotName,
  SLOT_CHECKS,
} from "./slot-checks";

export interface ScoreError {
  /** "missed", "extra", or the name of a wrong slot of a claim with correct numbers. */
  readonly error: "missed" | "extra" | ScoredSlotName;
  readonly title: string;
  readonly sentence: string | null;
  readonly gold: unknown;
  readonly got: unknown;
}

export interface Score {
  readonly papers: number;
  /** Number of annotated claims, without and with optional ones in separate counts. */
  readonly gold: number;
  readonly optional: number;
  readonly extracted: number;
  readonly levels: Readonly<Record<LevelName, LevelScore>>;
  /** Share of correct slots among claims with matching numbers; null if there are none. */
  readonly slots: Readonly<Record<ScoredSlotName, number | null>>;
  /** Annotated and found claims by kind; found at the level "claim". */
  readonly kinds: Readonly<Record<string, { readonly gold: number; readonly found: number }>>;
  /** Annotated vs. extracted gain types. */
  readonly confusion: GainKindConfusion;
  readonly names: NameScores;
  /** Papers annotated as having no claim, and the claims extracted from them. */
  readonly bare: { readonly papers: number; readonly extracted: number };
  readonly calibration: readonly ConfidenceBin[];
  readonly slotCalibration: Readonly<Record<GradedSlot, readonly SlotConfidenceBin[]>>;
  readonly grades: readonly GradeCount[];
  readonly errors: readonly ScoreError[];
}

/**
 * Scores extracted claims against annotations. Papers without annotation are ignored. `isListed` distinguishes names in
 * the lexicon from others.
 */
export function scoreClaims(
  gold: readonly GoldPaper[],
  found: readonly PredictedPaper[],
  isListed: IsInLexicon,
): Score {
  const papers = alignPapers(gold, found);
  const all = papers.flatMap((p) => p.gold);
  const bare = papers.filter((p) => p.gold.length === 0);
  const countFound = (some: readonly AlignedPaper[]): number => some.reduce((sum, p) => sum + p.found.length, 0);
  return {
    papers: papers.length,
    gold: all.filter((claim) => !claim.optional).length,
    optional: all.filter((claim) => claim.optional).length,
    extracted: countFound(papers),
    levels: scoreLevels(papers),
    slots: scoreSlots(papers),
    kinds: scoreKinds(papers),
    confusion: countGainKindConfusion(papers),
    names: scoreNames(papers, isListed),
    bare: { papers: bare.length, extracted: countFound(bare) },
    calibration: computeCalibration(papers),
    slotCalibration: computeSlotCalibration(papers),
    grades: countGrades(papers),
    errors: papers.flatMap(listScoreErrors),
  };
}

function scoreSlots(papers: readonly AlignedPaper[]): Record<ScoredSlotName, number | null> {
  const pairs = papers.flatMap((paper) => [...pairByNumbers(paper)]);
  const share = (slot: ScoredSlotName): number | null =>
    pairs.length === 0 ? null : pairs.filter(([g, f]) => SLOT_CHECKS[slot](g, f)).length / pairs.length;
  return Object.fromEntries(SCORED_SLOT_NAMES.map((slot) => [slot, share(slot)])) as Record<
    ScoredSlotName,
    number | null
  >;
}

const SCORED_CLAIM_KINDS = ["change", "gain", "score+gain", "score", "times"] as const;
type ScoredClaimKind = (typeof SCORED_CLAIM_KINDS)[number];
interface KindCount {
  gold: number;
  found: number;
}

function scoreKinds(papers: readonly AlignedPaper[]): Record<ScoredClaimKind, KindCount> {
  const kinds = Object.fromEntries(SCORED_CLAIM_KINDS.map((kind) => [kind, { gold: 0, found: 0 }])) as Record<
    ScoredClaimKind,
    KindCount
  >;
  for (const { gold, found } of papers) {
    const pairs = pairClaims(gold, found, (g, f) => isCorrect("claim", g, f));
    for (const [i, claim] of gold.entries()) {
      if (claim.optional) continue;
      const kind = kinds[classifyGoldClaim(claim)];
      kind.gold++;
      if (pairs.has(i)) kind.found++;
    }
  }
  return kinds;
}

/** Coarser than the kinds of the board: a before value without an after value is a change, too. */
function classifyGoldClaim(claim: GoldClaim): ScoredClaimKind {
  if (claim.before !== null) return "change";
  if (claim.gain_kind === "times") return "times";
  if (claim.gain === null) return "score";
  return claim.after === null ? "gain" : "score+gain";
}

function listScoreErrors(paper: AlignedPaper): ScoreError[] {
  const { title, gold, found } = paper;
  const pairs = pairClaims(gold, found, hasSameNumbers);
  const wrong = [...pairByNumbers(paper)].flatMap(([g, f]) =>
    SCORED_SLOT_NAMES.filter((slot) => !SLOT_CHECKS[slot](g, f)).map((slot) => ({
      error: slot,
      title,
      sentence: g.sentence,
      gold: getSlotValue(g, slot),
      got: getSlotValue(f, slot),
    })),
  );
  const missed = gold
    .filter((claim, i) => !claim.optional && !pairs.has(i))
    .map((claim) => ({
      error: "missed" as const,
      title,
      sentence: claim.sentence,
      gold: summarizeClaim(claim),
      got: null,
    }));
  const extra = listFalsePositives(paper, new Set(pairs.values())).map((claim) => ({
    error: "extra" as const,
    title,
    sentence: claim.sentence,
    gold: null,
    got: summarizeClaim(claim),
  }));
  return [...wrong, ...missed, ...extra];
}

function getSlotValue(claim: ScoredSlots, slot: ScoredSlotName): unknown {
  if (slot === "system") return { model: claim.model, method: claim.method };
  return slot === "sign" ? claim.gain : claim[slot];
}

function summarizeClaim({ before, after, gain, gain_max, benchmarks, model, method }: ScoredSlots): object {
  return { before, after, gain, gain_max, benchmarks, model, method };
}
