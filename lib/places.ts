/** Somewhere on the board that the palette leads to. */
export interface Place {
  readonly kind: "page" | "benchmark" | "model" | "paper";
  readonly name: string;
  readonly href: string;
  /** What tells it apart: "34 claims". */
  readonly note?: string;
}

/** The pages that are always there, as the navigation shows them. */
export const PAGES = [
  ["/", "Overview"],
  ["/claims", "Claims"],
  ["/benchmarks", "Benchmarks"],
  ["/papers", "Papers"],
  ["/models", "Models"],
  ["/compare", "Compare"],
  ["/try", "Try it"],
  ["/imports", "Imports"],
] as const;

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const words = (text: string): string[] => fold(text.slice(0, 200)).split(/\s/).filter(Boolean);

/** How well a name answers a search: 0 the name itself, 1 its beginning, 2 the beginning of words, 3 anywhere, null not at all. */
function rank(name: string, wanted: readonly string[]): number | null {
  const folded = fold(name);
  if (!wanted.every((word) => folded.includes(word))) return null;
  const all = wanted.join(" ");
  if (folded === all) return 0;
  if (folded.startsWith(all)) return 1;
  const parts = folded.split(/[^\p{L}\p{N}.]/u);
  return wanted.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3;
}

/** The things whose name has all words of a search, the best first; equals stay in their order. */
export function findByName<T extends { readonly name: string }>(
  things: readonly T[],
  search: string,
  most: number,
): T[] {
  const wanted = words(search);
  if (wanted.length === 0) return things.slice(0, most);
  return things
    .flatMap((thing) => {
      const place = rank(thing.name, wanted);
      return place === null ? [] : [{ thing, place }];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ thing }) => thing);
}

/** The pages that a search means. */
export function findPages(search: string): Place[] {
  const pages = PAGES.map(([href, name]): Place => ({ kind: "page", name, href }));
  return findByName(pages, search, pages.length);
}
