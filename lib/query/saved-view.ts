import type { ColumnKey } from "../claim/columns";
import { DEFAULT_COLUMNS } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "./claim-query";
import { parseSize, type SizeFilter } from "./size-range";

/** A named view of the table. */
export interface SavedView {
  readonly name: string;
  /** The claim query in its canonical form, without "?". */
  readonly query: string;
}

export const MAX_VIEW_NAME_LENGTH = 80;

/** Key of the name of a view in the fragment of a link. */
const VIEW_NAME_PARAMETER = "view";

/** Returns the path of a view with its name, so that a recipient can save it under the same name. */
export function toViewPath({ name, query }: SavedView): string {
  return `/claims${query ? `?${query}` : ""}#${new URLSearchParams({ [VIEW_NAME_PARAMETER]: name })}`;
}

/** Parses a link to a view; null for any other link. The query is not normalized. */
export function parseViewLink(text: string): SavedView | null {
  const base = "http://board.invalid";
  const url = URL.canParse(text.trim(), base) ? new URL(text.trim(), base) : null;
  if (url === null || url.pathname !== "/claims") return null;
  url.searchParams.delete("claim");
  const name = new URLSearchParams(url.hash.slice(1)).get(VIEW_NAME_PARAMETER) ?? "";
  return { name: name.trim().slice(0, MAX_VIEW_NAME_LENGTH), query: url.searchParams.toString() };
}

/** Folds the case of ASCII letters only, as the database compares names. */
const foldName = (name: string): string => name.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Finds a view by name, ignoring case. */
export const findView = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((one) => foldName(one.name) === foldName(name));

const buildView = (name: string, parts: Partial<ClaimQuery>): SavedView => ({
  name,
  query: formatClaimQuery(buildClaimQuery(parts)).toString(),
});

const defaultColumnsWithout = (...keys: readonly ColumnKey[]): ColumnKey[] =>
  DEFAULT_COLUMNS.filter((key) => !keys.includes(key));
const smallSizeFilter = parseSize("-3") as SizeFilter;

/** Built-in views. */
export const BUILT_IN_VIEWS: readonly SavedView[] = [
  buildView("Newest first", {}),
  buildView("Certain claims", { grade: ["certain"] }),
  buildView("Before → after, by size", {
    kind: ["change"],
    sort: [
      { key: "size_b", desc: false },
      { key: "points", desc: true },
    ],
  }),
  buildView("Largest gains in points", { gain_kind: ["points"], sort: [{ key: "gain", desc: true }] }),
  buildView("Small models, up to 3B", { size: [smallSizeFilter], sort: [{ key: "size_b", desc: false }] }),
  buildView("By benchmark", {
    sort: [
      { key: "benchmarks", desc: false },
      { key: "after", desc: true },
    ],
    cols: ["benchmarks", ...defaultColumnsWithout("benchmarks")],
    pin: 1,
  }),
  buildView("With sentence", {
    cols: [...defaultColumnsWithout("metric", "published"), "sentence"],
    density: "compact",
  }),
  buildView("Arithmetic mismatches", {
    check: ["mismatch"],
    cols: [...defaultColumnsWithout("published"), "check_note"],
  }),
  buildView("To review, lowest confidence first", {
    status: ["extracted"],
    sort: [{ key: "confidence", desc: false }],
    cols: [...defaultColumnsWithout("published"), "rule"],
  }),
];
