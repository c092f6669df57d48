import { SharedMap } from "../format/shared-map";

/** Summaries in an order without ties, such as one that ends with the ids. */
export interface SortedSummaries<S extends object> {
  readonly list: readonly S[];
  readonly byId: Pick<SharedMap<string, S>, "get" | "change">;
}

type Compare<S> = (a: S, b: S) => number;

/** Share of the summaries from which a change sorts all of them. */
const LARGE_SHARE = 0.01;

/** Sorts summaries. */
export const sortSummaries = <S extends { readonly id: string }>(
  summaries: Iterable<S>,
  compare: Compare<S>,
): SortedSummaries<S> => {
  const list = [...summaries].sort(compare);
  return { list, byId: SharedMap.of(list.map((one) => [one.id, one] as const)) };
};

/** Position of a summary, or where it belongs. */
function findPlace<S>(list: readonly S[], summary: S, compare: Compare<S>): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(list[middle] as S, summary) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns sorted summaries with some of them replaced. It looks at few of the others, as a board may have a hundred
 * thousand.
 * @param outdated ids of the summaries to leave out
 * @param fresh summaries to add
 */
export function replaceSummaries<S extends { readonly id: string }>(
  { list: old, byId: oldById }: SortedSummaries<S>,
  outdated: ReadonlySet<string>,
  fresh: readonly S[],
  compare: Compare<S>,
): SortedSummaries<S> {
  if (outdated.size > old.length * LARGE_SHARE)
    return sortSummaries([...old.filter(({ id }) => !outdated.has(id)), ...fresh], compare);
  const list = [...old];
  const changed = new Map<string, S | undefined>();
  for (const id of outdated) {
    const known = oldById.get(id);
    if (known === undefined) continue;
    list.splice(findPlace(list, known, compare), 1);
    changed.set(id, undefined);
  }
  for (const summary of fresh) {
    list.splice(findPlace(list, summary, compare), 0, summary);
    changed.set(summary.id, summary);
  }
  return { list, byId: oldById.change(changed) };
}
