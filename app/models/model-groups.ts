import { groupBy } from "@/lib/format/group-by";
import { matchesSize, parseSize, SIZE_BRACKETS, type SizeBracket } from "@/lib/query/size-range";

interface SizedModel {
  readonly name: string;
  readonly family: string | null;
  readonly size_b: number | null;
  readonly claims: number;
}

/** Models of one family, the smallest first. */
export interface ModelFamily<M> {
  /** Null for models whose family nobody knows. */
  readonly name: string | null;
  /** Those that are shown. */
  readonly models: readonly M[];
  /** How many models were found, shown or not, and their claims. */
  readonly modelCount: number;
  readonly claimCount: number;
}

const bySize = (a: SizedModel, b: SizedModel): number =>
  (a.size_b ?? Number.POSITIVE_INFINITY) - (b.size_b ?? Number.POSITIVE_INFINITY) || a.name.localeCompare(b.name, "en");

/** Families with a model that is shown, those with most claims first; models without one come last. */
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

/** The models of a size as the size filter writes it; all of them where the text is no size. */
export function filterBySize<M extends SizedModel>(models: readonly M[], size: string): readonly M[] {
  const filter = parseSize(size);
  return filter === null ? models : models.filter((model) => matchesSize(model.size_b, filter));
}

/** The brackets that some model is in, with how many are. */
export function countSizeBrackets(models: readonly SizedModel[]): (SizeBracket & { readonly count: number })[] {
  return SIZE_BRACKETS.map((bracket) => ({ ...bracket, count: filterBySize(models, bracket.value).length })).filter(
    (bracket) => bracket.count > 0,
  );
}
