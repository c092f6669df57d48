import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COLUMNS, generateLexicon, writeLexicon } from "./build-lexicon.mjs";

let root = "";

/** Writes a table with these rows. */
const write = (name: keyof typeof COLUMNS, ...rows: string[]): void =>
  writeFileSync(join(root, "lexicon", `${name}.tsv`), [COLUMNS[name].join("\t"), ...rows, ""].join("\n"));

/** Returns the constants of the generated modules. */
async function load(): Promise<Record<string, unknown>> {
  const modules = generateLexicon(root);
  return await import(`data:text/javascript,${encodeURIComponent(Object.values(modules).join(""))}`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "claimboard-lexicon-"));
  mkdirSync(join(root, "lexicon"));
  for (const name of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) write(name);
});
afterEach(() => rmSync(root, { recursive: true }));

describe("generateLexicon", () => {
  it("converts rows to objects", async () => {
    write("benchmarks", "Harbour-3K", "PIER\tcase+context\tberth-rate\tPier\t\tQuay | Dock's\tPR\tPIER-M | PR");
    write("models", "Orion\tllm\tcase\t\t\t6.6");
    write(
      "metrics",
      "berth-rate\tberth rate\thigher\tquality\t100",
      "time\ttime\tlower\tcost\t\ts\t\tcase\tseconds\tTM",
    );
    expect(await load()).toMatchObject({
      BENCHMARKS: [
        { name: "Harbour-3K" },
        {
          ...{ name: "PIER", exact: true, common: true, metric: "berth-rate", family: "Pier" },
          ...{ aliases: ["Quay", "Dock's", "PIER-M"], exactAliases: ["PR"] },
        },
      ],
      MODELS: [{ name: "Orion", kind: "llm", exact: true, active_b: 6.6 }],
      METRICS: [
        { id: "berth-rate", name: "berth rate", higherIsBetter: true, bound: 100, kind: "quality" },
        {
          ...{ id: "time", name: "time", higherIsBetter: false, bound: null, kind: "cost", unit: "s" },
          ...{ exact: true, aliases: ["seconds"], exactAliases: ["TM"] },
        },
      ],
    });
  });

  it("lists the ids of aliases, but not of editions", async () => {
    write("benchmarks", "Pier+\t\t\t\t\tHarbour Pier | pier plus\tHP\tPier-M", "Quay");
    write("benchmark-ids", "old-quay\tquay", "pier-p\tpier-plus");
    expect((await load()).BENCHMARK_SYNONYMS).toEqual({ quay: "old-quay", "pier-plus": "pier-p harbour-pier hp" });
  });

  it("lists the names of metrics that differ from their ids", async () => {
    write("metrics", "berth-rate\tberth rate\thigher\tquality", "f1\tF1\thigher\tquality");
    expect((await load()).METRIC_NAMES).toEqual({ f1: "F1" });
  });

  it("lists the names of models", async () => {
    write("models", "Orion 2\tllm\t\tO2", "Lynx\tvision");
    expect((await load()).MODEL_NAMES).toEqual(["Orion 2", "Lynx"]);
  });

  it("lists what comparisons need of benchmarks and metrics", async () => {
    write("metrics", "solved\tsolved\thigher\tquality\t100\t\tone", "time\ttime\tlower\tcost\t\ts");
    write(
      "benchmarks",
      "Pier 2024\t\tsolved\tPier\t30\tPier24",
      "Quay\t\tsolved",
      "Dock\t\t\tPier\t\t\t\t\tDry",
      "Harbour",
    );
    const { BENCHMARK_FACTS, METRIC_FACTS } = await load();
    expect(BENCHMARK_FACTS).toEqual({
      "pier-2024": ["Pier", "solved", 30],
      quay: ["", "solved"],
      dock: ["Pier", "", "", "Dry"],
    });
    expect(METRIC_FACTS).toEqual({ solved: [100, "one", true], time: [null, null, false] });
  });

  it("splits words into techniques and others", async () => {
    write("excluded-names", "Kendall\tstatistics", "LoRA\ttechnique");
    expect(await load()).toMatchObject({ EXCLUDED_WORDS: ["Kendall"], TECHNIQUE_WORDS: ["LoRA"] });
  });

  it.each<[keyof typeof COLUMNS, string, string]>([
    ["benchmarks", "Pier\tcas", 'lexicon/benchmarks.tsv:2: "cas" is not a value of the column match'],
    ["models", "Orion", 'lexicon/models.tsv:2: "" is not a value of the column kind'],
    ["metrics", "f1\tF1\tup\tquality", 'lexicon/metrics.tsv:2: "up" is not a value of the column better'],
    ["benchmarks", "Pier\t\tspeed", "lexicon/benchmarks.tsv:2: no metric has the id speed"],
    ["benchmarks", "Pier\t\t\t\tmany", 'lexicon/benchmarks.tsv:2: "many" in the column items'],
    [
      "metrics",
      "f1\tF1\thigher\tquality\t100\t\tall",
      'lexicon/metrics.tsv:2: "all" is not a value of the column attempts',
    ],
    ["metrics", "f1\tF1\thigher\tquality\t-1", 'lexicon/metrics.tsv:2: "-1" in the column bound'],
    ["excluded-names", "Kendall", 'lexicon/excluded-names.tsv:2: "" is not a value of the column group'],
  ])("reports the line of an invalid row of %s: %j", (name, row, message) => {
    write(name, row);
    expect(() => generateLexicon(root)).toThrow(message);
  });

  it("rejects an alias of two benchmarks", () => {
    write("benchmarks", "Pier\t\t\t\t\tQuay", "Dock\t\t\t\t\tquay");
    expect(() => generateLexicon(root)).toThrow("lexicon/benchmarks.tsv:3: the id quay belongs to pier already");
  });
});

describe("writeLexicon", () => {
  const folder = () => join(root, "lexicon", "generated");
  it("writes the modules, and again only after a table has changed", () => {
    writeLexicon(root);
    expect(readdirSync(folder()).sort()).toEqual(["comparison.js", "extraction.js", "metric-names.js", "naming.js"]);
    const file = join(folder(), "extraction.js");
    utimesSync(file, 1, 1);
    writeLexicon(root);
    expect(statSync(file).mtimeMs).toBe(1000);
    write("benchmarks", "Pier");
    writeLexicon(root);
    expect(readFileSync(file, "utf8")).toContain('[{"name":"Pier"}]');
  });
});
