import { type AlignedPaper, type PredictedClaim, pairByNumbers } from "./aligned-papers";
import type { GoldClaim } from "./gold";
import { hasSameBenchmarks, toProperName } from "./name-matching";
import { SLOT_CHECKS } from "./slot-checks";

export const SCORED_NAME_KINDS = ["benchmarks", "models", "metrics"] as const;
export type ScoredNameKind = (typeof SCORED_NAME_KINDS)[number];

/** Whether the lexicon contains a name. */
export type IsInLexicon = (kind: ScoredNameKind, name: string) => boolean;

/** Number of annotated names, and of those extracted for the right claim. */
export interface NameCount {
  readonly names: number;
  readonly right: number;
}

/** Counts of names inside and outside the lexicon. */
export type NameScores = Readonly<Record<ScoredNameKind, { readonly seen: NameCount; readonly unseen: NameCount }>>;

interface NameResult {
  readonly kind: ScoredNameKind;
  readonly name: string;
  readonly right: boolean;
}

function listNameResults(gold: GoldClaim, found: PredictedClaim): NameResult[] {
  const names: NameResult[] = gold.benchmarks.map((name) => ({
    kind: "benchmarks",
    name,
    right: found.benchmarks.some((other) => hasSameBenchmarks([name], [other])),
  }));
  const model = toProperName(gold.model);
  if (model !== null) names.push({ kind: "models", name: model, right: SLOT_CHECKS.system(gold, found) });
  if (gold.metric !== null) names.push({ kind: "metrics", name: gold.metric, right: SLOT_CHECKS.metric(gold, found) });
  return names;
}

/** Scores names of claims with correct numbers, separately for listed and unlisted names. */
export function scoreNames(papers: readonly AlignedPaper[], isListed: IsInLexicon): NameScores {
  const named = papers.flatMap((paper) => [...pairByNumbers(paper)]).flatMap(([g, f]) => listNameResults(g, f));
  const count = (names: readonly NameResult[]): NameCount => ({
    names: names.length,
    right: names.filter(({ right }) => right).length,
  });
  const split = (kind: ScoredNameKind) => {
    const all = named.filter((each) => each.kind === kind);
    const seen = all.filter(({ name }) => isListed(kind, name));
    return { seen: count(seen), unseen: count(all.filter((each) => !seen.includes(each))) };
  };
  return { benchmarks: split("benchmarks"), models: split("models"), metrics: split("metrics") };
}
