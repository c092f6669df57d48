/** Somewhere on the board that the palette leads to. */
export interface NavigationItem {
  readonly kind: "page" | "benchmark" | "model" | "paper";
  readonly name: string;
  readonly href: string;
  /** What tells it apart: "34 claims". */
  readonly note?: string;
}

/** The pages that are always there, as the navigation shows them. */
export const NAVIGATION_PAGES = [
  ["/", "Overview"],
  ["/claims", "Claims"],
  ["/benchmarks", "Benchmarks"],
  ["/papers", "Papers"],
  ["/models", "Models"],
  ["/compare", "Compare"],
  ["/try", "Try it"],
  ["/imports", "Imports"],
] as const;

const foldCase = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const splitWords = (text: string): string[] => foldCase(text.slice(0, 200)).split(/\s/).filter(Boolean);

/** How well a name answers a search: 0 the name itself, 1 its beginning, 2 the beginning of words, 3 anywhere, null not at all. */
function rankName(name: string, searchWords: readonly string[]): number | null {
  const folded = foldCase(name);
  if (!searchWords.every((word) => folded.includes(word))) return null;
  const all = searchWords.join(" ");
  if (folded === all) return 0;
  if (folded.startsWith(all)) return 1;
  const parts = folded.split(/[^\p{L}\p{N}.]/u);
  return searchWords.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3;
}

/** The things whose name has all words of a search, the best first; equals stay in their order. */
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

/** The pages that a search means. */
export function findPages(search: string): NavigationItem[] {
  const pages = NAVIGATION_PAGES.map(([href, name]): NavigationItem => ({ kind: "page", name, href }));
  return findByName(pages, search, pages.length);
}
