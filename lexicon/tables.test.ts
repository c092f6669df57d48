import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { foldKeepingCase, foldName } from "@/extractors/lexicon/fold";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { getMetricDisplayName } from "@/lib/claim/metric-names";
import { COLUMNS } from "@/scripts/build-lexicon.mjs";
import { parseTable } from "@/scripts/lexicon-table.mjs";
import { BENCHMARKS, DOMAIN_PHRASES, EXCLUDED_WORDS, METRICS, MODELS, TECHNIQUE_WORDS } from "./generated/extraction";
import type { BenchmarkRow, MetricRow, ModelRow } from "./types";

const readTable = (name: keyof typeof COLUMNS) =>
  parseTable(readFileSync(fileURLToPath(new URL(`${name}.tsv`, import.meta.url)), "utf8"), name, COLUMNS[name]);

function findRepeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

type Row = BenchmarkRow | MetricRow | ModelRow;

interface Surface {
  readonly text: string;
  readonly exact: boolean;
  readonly owner: string;
}

/** Every spelling of a row, and whether its case counts. */
function listSurfaces(table: string, row: Row): Surface[] {
  const owner = `${table} ${row.name}`;
  const exact = row.exact ?? false;
  return [
    ...[row.name, ...(row.aliases ?? [])].map((text) => ({ text, exact, owner })),
    ...(row.exactAliases ?? []).map((text) => ({ text, exact: true, owner })),
  ];
}

/**
 * Lists spellings that could mean two rows: two in any case that fold alike, two exact ones that are equal, and an exact one
 * in the very capitals of one in any case.
 */
function findCollisions(surfaces: readonly Surface[]): string[] {
  const owners = new Map<string, Surface>();
  const found: string[] = [];
  for (const surface of surfaces) {
    const key = surface.exact ? `= ${foldKeepingCase(surface.text)}` : `~ ${foldName(surface.text)}`;
    const other = owners.get(key);
    if (other) found.push(`${surface.owner}: "${surface.text}" is also ${other.owner}: "${other.text}"`);
    else owners.set(key, surface);
  }
  for (const surface of surfaces) {
    if (!surface.exact) continue;
    const other = owners.get(`~ ${foldName(surface.text)}`);
    if (other && foldKeepingCase(other.text) === foldKeepingCase(surface.text)) {
      found.push(`${surface.owner}: "${surface.text}" has the case of ${other.owner}: "${other.text}"`);
    }
  }
  return found;
}

const surfaces: Surface[] = [
  ...BENCHMARKS.flatMap((row) => listSurfaces("benchmark", row)),
  ...METRICS.flatMap((row) => listSurfaces("metric", row)),
  ...MODELS.flatMap((row) => listSurfaces("model", row)),
];

describe("names and aliases", () => {
  it("are complete", () => {
    expect(BENCHMARKS.length).toBeGreaterThanOrEqual(7000);
    expect(METRICS.length).toBeGreaterThanOrEqual(100);
    expect(MODELS.length).toBeGreaterThanOrEqual(2000);
  });
  it("mean one row each", () => expect(findCollisions(surfaces)).toEqual([]));
  it("have letters or digits", () => expect(surfaces.filter(({ text }) => foldName(text) === "")).toEqual([]));
  it("fold to the same form twice", () =>
    expect(surfaces.filter(({ text }) => foldName(foldName(text)) !== foldName(text))).toEqual([]));
});

describe("benchmarks.tsv", () => {
  it("names metrics that exist", () => {
    const ids = new Set(METRICS.map((row) => row.id));
    expect(BENCHMARKS.filter((row) => row.metric !== undefined && !ids.has(row.metric))).toEqual([]);
  });

  it("has families of several rows, or with the beginning of the name", () => {
    const names = new Set(BENCHMARKS.map((row) => row.name));
    const repeated = new Set(findRepeated(BENCHMARKS.flatMap((row) => row.family ?? [])));
    const isFamily = (family: string, name: string) =>
      names.has(family) || repeated.has(family) || foldName(name).startsWith(foldName(family));
    expect(BENCHMARKS.filter(({ family, name }) => family !== undefined && !isFamily(family, name))).toEqual([]);
  });

  it("lists versions and splits as rows", () => {
    const names = new Set(BENCHMARKS.map((row) => row.name));
    for (const name of ["AIME 2024", "AIME 2025", "SWE-bench", "SWE-bench Verified", "SWE-bench Lite", "GPQA Diamond"])
      expect(names).toContain(name);
  });

  it("assigns different ids to rows, except names that differ only in case", () =>
    expect(findRepeated(BENCHMARKS.filter((row) => !row.exact).map((row) => benchmarkId(row.name)))).toEqual([]));

  it("assigns an id that differs from the row's to editions only", () => {
    const separate = BENCHMARKS.flatMap((row) =>
      [...(row.aliases ?? []), ...(row.exactAliases ?? [])].filter(
        (alias) => benchmarkId(alias) !== benchmarkId(row.name),
      ),
    );
    expect(separate.toSorted()).toEqual(
      readTable("benchmarks")
        .flatMap((row) => row.list("editions"))
        .toSorted(),
    );
  });
});

describe("benchmark-ids.tsv", () => {
  it("leads from ids to ids that lead no further", () => {
    const rows = readTable("benchmark-ids");
    expect(rows.filter((row) => benchmarkId(row.get("other_id")) !== row.get("id"))).toEqual([]);
    expect(rows.filter((row) => benchmarkId(row.get("id")) !== row.get("id"))).toEqual([]);
  });
});

describe("metrics.tsv", () => {
  it("has unique ids in lower case", () => {
    const ids = METRICS.map((row) => row.id);
    expect(findRepeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9.+]+(-[a-z0-9.+]+)*$/.test(id))).toEqual([]);
  });

  it("prints every metric by its name", () =>
    expect(METRICS.filter(({ id, name }) => getMetricDisplayName(id) !== name)).toEqual([]));
});

describe("excluded-names.tsv", () => {
  it("has every word once", () => expect(findRepeated([...EXCLUDED_WORDS, ...TECHNIQUE_WORDS])).toEqual([]));
  it("has single words", () => expect([...EXCLUDED_WORDS, ...TECHNIQUE_WORDS].filter((w) => /\s/.test(w))).toEqual([]));
});

describe("domain-phrases.tsv", () => {
  it("has lower-case phrases of several words", () =>
    expect(DOMAIN_PHRASES.filter((phrase) => !/^[a-z]+( [a-z]+)+$/.test(phrase))).toEqual([]));
  it("is sorted, without repetition", () => expect(DOMAIN_PHRASES).toEqual([...new Set(DOMAIN_PHRASES)].toSorted()));
});
