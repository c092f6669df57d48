import { groupBy } from "@/lib/format/group-by";
import { matchesSize, parseSize, SIZE_BRACKETS, type SizeBracket } from "@/lib/query/size-range";

interface SizedModel {
  readonly name: string;
  readonly family: string | null;
  readonly size_b: number | null;
  readonly claims: number;
  readonly papers: number;
}

/** The models of one family, smallest first. */
export interface ModelFamily<M> {
  /** Null for models of unknown family. */
  readonly name: string | null;
  /** Models to show. */
  readonly models: readonly M[];
  /** Number of models found, shown or not. */
  readonly modelCount: number;
  readonly claimCount: number;
}

const bySize = (a: SizedModel, b: SizedModel): number =>
  (a.size_b ?? Number.POSITIVE_INFINITY) - (b.size_b ?? Number.POSITIVE_INFINITY) || a.name.localeCompare(b.name, "en");

/** Groups models by family, families with most claims first; models of unknown family come last. Omits families without a shown model. */
export function groupByFamily<M extends SizedModel>(
  found: readonly M[],
  shown: readonly M[] = found,
): ModelFamily<M>[] {
  const isShown = new Set(shown);
  return [...groupBy(found, (model) => model.family)]
    .map(([name, members]) => ({
      name,
      models: members.filter((model) => isShown.has(model)).sort(bySize),
      modelCount: members.length,
      claimCount: members.reduce((sum, model) => sum + model.claims, 0),
    }))
    .filter(({ models }) => models.length > 0)
    .sort(
      (a, b) =>
        Number(a.name === null) - Number(b.name === null) ||
        b.claimCount - a.claimCount ||
        String(a.name).localeCompare(String(b.name), "en"),
    );
}

/** Returns the models of a size such as "7-9"; all of them if the text is not a size. */
export function filterBySize<M extends SizedModel>(models: readonly M[], size: string): readonly M[] {
  const filter = parseSize(size);
  return filter === null ? models : models.filter((model) => matchesSize(model.size_b, filter));
}

/** Counts the models in each size bracket; omits empty brackets. */
export function countSizeBrackets(models: readonly SizedModel[]): (SizeBracket & { readonly count: number })[] {
  return SIZE_BRACKETS.map((bracket) => ({ ...bracket, count: filterBySize(models, bracket.value).length })).filter(
    (bracket) => bracket.count > 0,
  );
}

/**
 * Leaves out names that only one paper uses, which are mostly the paper's own. If there are no others, all stay.
 */
export function omitSinglePaperModels<M extends SizedModel>(models: readonly M[]): readonly M[] {
  const shared = models.filter(({ papers }) => papers > 1);
  return shared.length > 0 ? shared : models;
}
