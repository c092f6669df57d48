import type { GoldClaim } from "./gold";
import { properName, sameBenchmarks } from "./names";
import { type FoundClaim, pairNumbers, type SideBySide } from "./side-by-side";
import { SLOT_CHECKS } from "./slots";

export const NAME_KINDS = ["benchmarks", "models", "metrics"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** Whether the extractor's word lists hold a name. */
export type IsListed = (kind: NameKind, name: string) => boolean;

/** Annotated names, and how many of them were given to the right claim. */
export interface NameCount {
  readonly names: number;
  readonly right: number;
}

/** Names that the lists hold, and names that had to be found by their shape and place. */
export type NameScores = Readonly<Record<NameKind, { readonly seen: NameCount; readonly unseen: NameCount }>>;

interface Named {
  readonly kind: NameKind;
  readonly name: string;
  readonly right: boolean;
}

function listNames(gold: GoldClaim, found: FoundClaim): Named[] {
  const names: Named[] = gold.benchmarks.map((name) => ({
    kind: "benchmarks",
    name,
    right: found.benchmarks.some((other) => sameBenchmarks([name], [other])),
  }));
  const model = properName(gold.model);
  if (model !== null) names.push({ kind: "models", name: model, right: SLOT_CHECKS.system(gold, found) });
  if (gold.metric !== null) names.push({ kind: "metrics", name: gold.metric, right: SLOT_CHECKS.metric(gold, found) });
  return names;
}

/** Names right where the numbers are, apart for names that the word lists hold and for those that they do not. */
export function scoreNames(papers: readonly SideBySide[], isListed: IsListed): NameScores {
  const named = papers.flatMap((paper) => [...pairNumbers(paper)]).flatMap(([g, f]) => listNames(g, f));
  const count = (names: readonly Named[]): NameCount => ({
    names: names.length,
    right: names.filter(({ right }) => right).length,
  });
  const split = (kind: NameKind) => {
    const all = named.filter((each) => each.kind === kind);
    const seen = all.filter(({ name }) => isListed(kind, name));
    return { seen: count(seen), unseen: count(all.filter((each) => !seen.includes(each))) };
  };
  return { benchmarks: split("benchmarks"), models: split("models"), metrics: split("metrics") };
}
