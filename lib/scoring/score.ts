import type { GoldClaim, GoldPaper, ScoredSlots } from "./gold";
import { pairClaims } from "./match";
import { foldName } from "./names";
import { isRight, LEVEL_NAMES, type LevelName, SLOT_CHECKS, SLOT_NAMES, type SlotName, sameNumbers } from "./slots";

/** How often a level was right; an extracted claim that the gold has not is `fp`, a missed one `fn`. */
export interface LevelScore {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface ScoreError {
  /** "missed", "extra" or the name of a slot that is wrong although the numbers are right. */
  readonly error: "missed" | "extra" | SlotName;
  readonly title: string;
  readonly sentence: string | null;
  readonly gold: unknown;
  readonly got: unknown;
}

export interface Score {
  readonly papers: number;
  /** Annotated claims that count, and those that do not. */
  readonly gold: number;
  readonly optional: number;
  readonly extracted: number;
  readonly levels: Readonly<Record<LevelName, LevelScore>>;
  /** Share of right ones among the claims whose numbers match; null where none does. */
  readonly slots: Readonly<Record<SlotName, number | null>>;
  /** By what the claim's numbers are: annotated, and found at the level "claim". */
  readonly kinds: Readonly<Record<string, { readonly gold: number; readonly found: number }>>;
  readonly errors: readonly ScoreError[];
}

/** The claims that were extracted from a paper, by its title. */
export interface ScoredPaper {
  readonly title: string;
  readonly claims: readonly ScoredSlots[];
}

/** One paper with what was annotated and what was extracted. */
interface Both {
  readonly title: string;
  readonly gold: readonly GoldClaim[];
  readonly found: readonly ScoredSlots[];
}

/** Scores extracted claims against annotated ones. Papers without annotation count for nothing. */
export function scoreClaims(gold: readonly GoldPaper[], found: readonly ScoredPaper[]): Score {
  const papers = sideBySide(gold, found);
  const all = papers.flatMap((p) => p.gold);
  const levels = LEVEL_NAMES.map((level) => [level, scoreLevel(level, papers)] as const);
  return {
    papers: papers.length,
    gold: all.filter((claim) => !claim.optional).length,
    optional: all.filter((claim) => claim.optional).length,
    extracted: papers.reduce((sum, p) => sum + p.found.length, 0),
    levels: Object.fromEntries(levels) as Record<LevelName, LevelScore>,
    slots: scoreSlots(papers),
    kinds: scoreKinds(papers),
    errors: papers.flatMap(listErrors),
  };
}

function sideBySide(gold: readonly GoldPaper[], found: readonly ScoredPaper[]): Both[] {
  const papers = new Map<string, { title: string; gold: GoldClaim[]; found: ScoredSlots[] }>();
  for (const { title, claims } of gold) {
    const paper = papers.get(foldName(title)) ?? { title, gold: [], found: [] };
    paper.gold.push(...claims);
    papers.set(foldName(title), paper);
  }
  for (const { title, claims } of found) papers.get(foldName(title))?.found.push(...claims);
  return [...papers.values()];
}

function scoreLevel(level: LevelName, papers: readonly Both[]): LevelScore {
  const sum = { tp: 0, fp: 0, fn: 0 };
  for (const { gold, found } of papers) {
    const pairs = pairClaims(gold, found, (g, f) => isRight(level, g, f));
    for (const [i, claim] of gold.entries()) if (!claim.optional) sum[pairs.has(i) ? "tp" : "fn"]++;
    sum.fp += extras(gold, found, new Set(pairs.values())).length;
  }
  const precision = sum.tp / (sum.tp + sum.fp || 1);
  const recall = sum.tp / (sum.tp + sum.fn || 1);
  return { ...sum, precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}

/** Extracted claims that nothing was annotated for; one with the numbers of an optional claim is no fault. */
function extras(gold: readonly GoldClaim[], found: readonly ScoredSlots[], paired: ReadonlySet<number>): ScoredSlots[] {
  const optional = gold.filter((claim) => claim.optional);
  return found.filter((claim, j) => !paired.has(j) && !optional.some((g) => sameNumbers(g, claim)));
}

function* numberPairs({ gold, found }: Both): Generator<readonly [GoldClaim, ScoredSlots]> {
  const pairs = pairClaims(gold, found, sameNumbers);
  for (const [i, claim] of gold.entries()) {
    const match = found[pairs.get(i) ?? -1];
    if (match && !claim.optional) yield [claim, match];
  }
}

function scoreSlots(papers: readonly Both[]): Record<SlotName, number | null> {
  const pairs = papers.flatMap((paper) => [...numberPairs(paper)]);
  const share = (slot: SlotName): number | null =>
    pairs.length === 0 ? null : pairs.filter(([g, f]) => SLOT_CHECKS[slot](g, f)).length / pairs.length;
  return Object.fromEntries(SLOT_NAMES.map((slot) => [slot, share(slot)])) as Record<SlotName, number | null>;
}

function scoreKinds(papers: readonly Both[]): Record<string, { gold: number; found: number }> {
  const kinds: Record<string, { gold: number; found: number }> = {};
  for (const { gold, found } of papers) {
    const pairs = pairClaims(gold, found, (g, f) => isRight("claim", g, f));
    for (const [i, claim] of gold.entries()) {
      if (claim.optional) continue;
      const kind = kindOf(claim);
      kinds[kind] ??= { gold: 0, found: 0 };
      kinds[kind].gold++;
      if (pairs.has(i)) kinds[kind].found++;
    }
  }
  return kinds;
}

/** A coarser division than the board's: here a value before alone makes a change. */
function kindOf(claim: GoldClaim): string {
  if (claim.before !== null) return "change";
  if (claim.gain_kind === "times") return "times";
  if (claim.gain === null) return "score";
  return claim.after === null ? "gain" : "score+gain";
}

function listErrors(paper: Both): ScoreError[] {
  const { title, gold, found } = paper;
  const pairs = pairClaims(gold, found, sameNumbers);
  const wrong = [...numberPairs(paper)].flatMap(([g, f]) =>
    SLOT_NAMES.filter((slot) => !SLOT_CHECKS[slot](g, f)).map((slot) => ({
      error: slot,
      title,
      sentence: g.sentence,
      gold: slotValue(g, slot),
      got: slotValue(f, slot),
    })),
  );
  const missed = gold
    .filter((claim, i) => !claim.optional && !pairs.has(i))
    .map((claim) => ({ error: "missed" as const, title, sentence: claim.sentence, gold: outline(claim), got: null }));
  const extra = extras(gold, found, new Set(pairs.values())).map((claim) => ({
    error: "extra" as const,
    title,
    sentence: claim.sentence,
    gold: null,
    got: outline(claim),
  }));
  return [...wrong, ...missed, ...extra];
}

function slotValue(claim: ScoredSlots, slot: SlotName): unknown {
  if (slot === "system") return { model: claim.model, method: claim.method };
  return slot === "sign" ? claim.gain : claim[slot];
}

function outline({ before, after, gain, gain_max, benchmarks, model, method }: ScoredSlots): object {
  return { before, after, gain, gain_max, benchmarks, model, method };
}
