import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { BENCHMARKS, METRICS, MODELS } from "@/lexicon/generated/extraction";
import { groupBy } from "@/lib/format/group-by";
import { foldKeepingCase, foldName, foldStart, START_LENGTH } from "./fold";
import { EntryIndex, type LexiconEntry } from "./lexicon-entry";

const ROWS = [
  ...BENCHMARKS.map((row) => ({ row, kind: "benchmark" as const })),
  ...MODELS.map((row) => ({ row, kind: "model" as const })),
  ...METRICS.map((row) => ({ row, kind: "metric" as const })),
];

/** The entries of the tables in their order. */
const LISTED: readonly LexiconEntry[] = ROWS.flatMap(({ row, kind }) => [
  ...[row.name, ...(row.aliases ?? [])].map((surface) => ({ surface, exact: row.exact === true, [kind]: row })),
  ...(row.exactAliases ?? []).map((surface) => ({ surface, exact: true, [kind]: row })),
]);
const SURFACES = LISTED.map(({ surface }) => surface);

/** Beginnings that combine with what follows, or that folding changes. */
const UNUSUAL = [
  "",
  "R²",
  "R",
  "Cafe\u0301Bench",
  "e\u0301cole",
  "abc\u0301",
  "'90s QA",
  "×2",
  "(A)",
  "İstanbul",
  "Acc.",
  "ΑΣ",
  "ﬁne",
];

const toEntry = (surface: string, exact = false): LexiconEntry => ({ surface, exact, method: true });

function index(entries: readonly LexiconEntry[]): EntryIndex {
  const result = new EntryIndex();
  for (const entry of entries) result.add(entry);
  return result;
}

const sort = (characters: string | null | undefined): string | null =>
  characters === null || characters === undefined ? null : [...characters].sort().join("");

describe("foldStart", () => {
  it("is the start of every folded surface", () => {
    const wrong = [...SURFACES, ...UNUSUAL].filter((one) => foldStart(one) !== foldName(one).slice(0, START_LENGTH));
    expect(wrong).toEqual([]);
  });
});

describe("EntryIndex", () => {
  it("continues every beginning and finds every surface as a map of all entries would", () => {
    const listed = new EntryIndex();
    for (const { row, kind } of ROWS) listed.addRow(row, kind);
    for (const surface of UNUSUAL) listed.add(toEntry(surface));
    const following = new Map<string, Set<string>>();
    const entries = groupBy([...LISTED, ...UNUSUAL.map((one) => toEntry(one))], (one) => foldName(one.surface));
    for (const key of entries.keys()) {
      for (let n = 0; n <= key.length; n++) {
        const beginning = key.slice(0, n);
        following.set(beginning, (following.get(beginning) ?? new Set()).add(key.charAt(n)));
      }
    }
    const find = (surface: string) => {
      const found = entries.get(foldName(surface)) ?? [];
      const same = found.find((one) => one.exact && foldKeepingCase(one.surface) === foldKeepingCase(surface));
      return same ?? found.find((one) => !one.exact) ?? null;
    };
    const asked = [...SURFACES, ...UNUSUAL].flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()]);
    const wrong = [...following].filter(
      ([key, next]) => sort(listed.getContinuations(key)) !== sort([...next].join("")),
    );
    expect(wrong).toEqual([]);
    expect(asked.filter((one) => !isDeepStrictEqual(listed.find(one), find(one)))).toEqual([]);
  });

  it("has no continuation of what no surface begins with, and none after a surface that ends", () => {
    const small = index(["MATH", "MathVista", "EM"].map((surface) => toEntry(surface)));
    expect(["maz", "mathx", "e", "em", "math", "mathvista"].map((key) => small.getContinuations(key))).toEqual([
      null,
      null,
      "m",
      "",
      "v",
      "",
    ]);
  });

  it.each([
    ["MATH", "exact"],
    ["math", "loose"],
    ["Math", "loose"],
  ])("prefers the entry with the case of %s", (surface, found) => {
    const both = index([toEntry("Math"), toEntry("MATH", true)]);
    expect(both.find(surface)?.exact).toBe(found === "exact");
  });

  it("finds what is added after a look-up", () => {
    const late = index([toEntry("GSM8K")]);
    expect(late.find("GSM-Hard")).toBeNull();
    late.add(toEntry("GSM-Hard"));
    late.add(toEntry("GSM8K", true));
    expect(late.find("gsm hard")?.surface).toBe("GSM-Hard");
    expect(late.find("GSM8K")?.exact).toBe(true);
    expect(sort(late.getContinuations("gsm"))).toBe("8h");
  });
});
