/** A target of the command palette, or of the search of comparisons. */
export interface NavigationItem {
  readonly kind: "page" | "benchmark" | "family" | "model" | "paper" | "claim";
  readonly name: string;
  readonly href: string;
  /** Additional text: "34 claims". */
  readonly note?: string;
}

/** Fixed pages, in the order of the navigation. */
export const NAVIGATION_PAGES = [
  ["/", "Overview"],
  ["/claims", "Claims"],
  ["/benchmarks", "Benchmarks"],
  ["/papers", "Papers"],
  ["/models", "Models"],
  ["/compare", "Compare"],
  ["/review", "Review"],
  ["/names", "Names"],
  ["/quality", "Quality"],
  ["/try", "Try it"],
  ["/imports", "Imports"],
] as const;

const foldCase = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const splitWords = (text: string): string[] => foldCase(text.slice(0, 200)).split(/\s/).filter(Boolean);

/** Ranks a name: 0 equal, 1 prefix, 2 prefixes of words, 3 substrings, null no match. */
function rankName(name: string, searchWords: readonly string[]): number | null {
  const folded = foldCase(name);
  if (!searchWords.every((word) => folded.includes(word))) return null;
  const all = searchWords.join(" ");
  if (folded === all) return 0;
  if (folded.startsWith(all)) return 1;
  const parts = folded.split(/[^\p{L}\p{N}.]/u);
  return searchWords.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3;
}

/** Returns the items whose names contain all words of a search, best first; the sort is stable. */
export function findByName<T extends { readonly name: string }>(
  items: readonly T[],
  search: string,
  limit: number,
): T[] {
  const searchWords = splitWords(search);
  if (searchWords.length === 0) return items.slice(0, limit);
  return items
    .flatMap((thing) => {
      const place = rankName(thing.name, searchWords);
      return place === null ? [] : [{ thing, place }];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, limit)
    .map(({ thing }) => thing);
}

/** Returns the pages that match a search. */
export function findPages(search: string): NavigationItem[] {
  const pages = NAVIGATION_PAGES.map(([href, name]): NavigationItem => ({ kind: "page", name, href }));
  return findByName(pages, search, pages.length);
}
