import type { ColumnKey } from "./claim-columns";
import { DEFAULT_COLUMNS } from "./claim-columns";
import { type ClaimQuery, claimQuery, formatClaimQuery } from "./claim-query";
import { parseSize, type SizeFilter } from "./size-range";

/** A view of the table under a name. */
export interface SavedView {
  readonly name: string;
  /** The claim query in its canonical form, without "?". */
  readonly query: string;
}

export const MOST_VIEW_NAME = 80;

/** The key under which a link to a view carries the view's name, behind the "#". */
const NAME_KEY = "view";

/** The path of a view, with its name, so that whoever gets it can keep it under the same one. */
export function viewPath({ name, query }: SavedView): string {
  return `/claims${query ? `?${query}` : ""}#${new URLSearchParams({ [NAME_KEY]: name })}`;
}

/** The view that a link leads to; null where it leads somewhere else. Its query is as it stands in the link. */
export function readViewLink(text: string): SavedView | null {
  const base = "http://board.invalid";
  const url = URL.canParse(text.trim(), base) ? new URL(text.trim(), base) : null;
  if (url === null || url.pathname !== "/claims") return null;
  url.searchParams.delete("claim");
  const name = new URLSearchParams(url.hash.slice(1)).get(NAME_KEY) ?? "";
  return { name: name.trim().slice(0, MOST_VIEW_NAME), query: url.searchParams.toString() };
}

/** Lower case as the board compares names of views: of the letters A to Z alone. */
const foldName = (name: string): string => name.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The view of a name in whatever case; undefined where there is none. */
export const findView = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((one) => foldName(one.name) === foldName(name));

const view = (name: string, parts: Partial<ClaimQuery>): SavedView => ({
  name,
  query: formatClaimQuery(claimQuery(parts)).toString(),
});

const without = (...keys: readonly ColumnKey[]): ColumnKey[] => DEFAULT_COLUMNS.filter((key) => !keys.includes(key));
const small = parseSize("-3") as SizeFilter;

/** Views that every board offers. */
export const OFFERED_VIEWS: readonly SavedView[] = [
  view("Newest first", {}),
  view("Before → after, by size", {
    kind: ["change"],
    sort: [
      { key: "size_b", desc: false },
      { key: "points", desc: true },
    ],
  }),
  view("Largest gains in points", { gain_kind: ["points"], sort: [{ key: "gain", desc: true }] }),
  view("Small models, up to 3B", { size: [small], sort: [{ key: "size_b", desc: false }] }),
  view("By benchmark", {
    sort: [
      { key: "benchmarks", desc: false },
      { key: "after", desc: true },
    ],
    cols: ["benchmarks", ...without("benchmarks")],
    pin: 1,
  }),
  view("With its sentence", { cols: [...without("metric", "published"), "sentence"], density: "compact" }),
  view("What does not add up", { check: ["mismatch"], cols: [...without("published"), "check_note"] }),
  view("To be reviewed, least certain first", {
    status: ["extracted"],
    sort: [{ key: "confidence", desc: false }],
    cols: [...without("published"), "confidence", "rule"],
  }),
];
