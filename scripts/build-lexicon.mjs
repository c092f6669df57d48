// Generates the modules that the program imports from the tables of lexicon/. Runs automatically when they are needed
// (CONTRIBUTING.md).
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { toBenchmarkSlug } from "../lib/claim/benchmark-slug.mjs";
import { readIfExists, writeAtomically } from "./files.mjs";
import { parseChoice, parsePositiveNumber, parseTable } from "./lexicon-table.mjs";

/** @typedef {import("./lexicon-table.mjs").TableRow} TableRow */

/** The tables and their columns. */
export const COLUMNS = {
  benchmarks: ["name", "match", "metric", "family", "items", "aliases", "exact_aliases", "editions", "edition"],
  "benchmark-ids": ["other_id", "id"],
  models: ["name", "kind", "match", "aliases", "exact_aliases", "active_b"],
  metrics: ["id", "name", "better", "kind", "bound", "unit", "attempts", "match", "aliases", "exact_aliases"],
  "excluded-names": ["word", "group"],
  "domain-phrases": ["phrase"],
};

const MATCHES = {
  "": {},
  case: { exact: true },
  context: { common: true },
  "case+context": { exact: true, common: true },
};
const MODEL_KINDS = toChoices(["llm", "vision", "speech", "embedding", "diffusion", "rl", "classic"]);
const METRIC_KINDS = toChoices(["quality", "cost", "data"]);
const DIRECTIONS = { higher: true, lower: false, depends: null };
const ATTEMPTS = { "": null, one: "one", several: "several" };
const WORD_GROUPS = toChoices(["statistics", "place", "company", "software", "term", "technique"]);

/** @param {readonly string[]} words */
function toChoices(words) {
  return Object.fromEntries(words.map((word) => [word, word]));
}

/** @param {readonly string[]} list */
const omitIfEmpty = (list) => (list.length > 0 ? list : undefined);

/** @param {TableRow} row */
function toBenchmark(row) {
  const exactAliases = row.list("exact_aliases");
  const editions = row.list("editions").filter((edition) => !exactAliases.includes(edition));
  return {
    name: row.get("name"),
    family: row.get("family") || undefined,
    metric: row.get("metric") || undefined,
    aliases: omitIfEmpty([...row.list("aliases"), ...editions]),
    exactAliases: omitIfEmpty(exactAliases),
    ...parseChoice(row, "match", MATCHES),
  };
}

/** @param {TableRow} row */
const toModel = (row) => ({
  name: row.get("name"),
  kind: parseChoice(row, "kind", MODEL_KINDS),
  aliases: omitIfEmpty(row.list("aliases")),
  exactAliases: omitIfEmpty(row.list("exact_aliases")),
  active_b: parsePositiveNumber(row, "active_b"),
  ...parseChoice(row, "match", MATCHES),
});

/** @param {TableRow} row */
const toMetric = (row) => ({
  id: row.get("id"),
  name: row.get("name"),
  higherIsBetter: parseChoice(row, "better", DIRECTIONS),
  bound: parsePositiveNumber(row, "bound") ?? null,
  unit: row.get("unit") || undefined,
  kind: parseChoice(row, "kind", METRIC_KINDS),
  aliases: omitIfEmpty(row.list("aliases")),
  exactAliases: omitIfEmpty(row.list("exact_aliases")),
  ...parseChoice(row, "match", MATCHES),
});

/** @param {string} name */
const toId = (name) => toBenchmarkSlug(name, (text) => createHash("sha256").update(text, "utf8").digest("hex"));

/**
 * Returns alternative benchmark ids by the id under which the results are listed.
 * @param {readonly TableRow[]} benchmarks
 * @param {readonly TableRow[]} otherIds
 */
function listSynonyms(benchmarks, otherIds) {
  /** @type {Map<string, string>} */
  const idOfOther = new Map();
  const add = (/** @type {string} */ other, /** @type {string} */ id, /** @type {TableRow} */ row) => {
    const known = idOfOther.get(other) ?? id;
    if (known !== id) throw new Error(`${row.place}: the id ${other} belongs to ${known} already, not to ${id}`);
    if (other !== id) idOfOther.set(other, id);
  };
  for (const row of otherIds) add(row.get("other_id"), row.get("id"), row);
  for (const row of benchmarks) {
    const editions = row.list("editions");
    const names = [...row.list("aliases"), ...row.list("exact_aliases")].filter((name) => !editions.includes(name));
    for (const name of names) add(toId(name), toId(row.get("name")), row);
  }
  /** @type {Record<string, string>} */
  const synonyms = {};
  for (const [other, id] of idOfOther) synonyms[id] = synonyms[id] === undefined ? other : `${synonyms[id]} ${other}`;
  return synonyms;
}

/**
 * Returns what comparisons need of benchmarks, by id: family, usual metric, number of items and edition, without empty ends.
 * @param {readonly TableRow[]} benchmarks
 * @param {ReadonlySet<string>} metricIds
 */
function listBenchmarkFacts(benchmarks, metricIds) {
  /** @type {Record<string, readonly (string | number)[]>} */
  const facts = {};
  for (const row of benchmarks) {
    const metric = row.get("metric");
    if (metric !== "" && !metricIds.has(metric)) throw new Error(`${row.place}: no metric has the id ${metric}`);
    const cells = [row.get("family"), metric, parsePositiveNumber(row, "items") ?? "", row.get("edition")];
    while (cells.at(-1) === "") cells.pop();
    if (cells.length > 0) facts[toId(row.get("name"))] = cells;
  }
  return facts;
}

/** @param {Readonly<Record<string, unknown>>} constants */
function toModule(constants) {
  // JSON.parse loads faster than an object literal; "pure" lets bundlers leave out what a page does not use.
  const toLine = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    `export const ${name} = /* @__PURE__ */ JSON.parse('${JSON.stringify(value).replace(/[\\']/g, "\\$&")}');\n`;
  return `// Written by scripts/build-lexicon.mjs from the tables in lexicon/.\n${Object.entries(constants)
    .map(([name, value]) => toLine(name, value))
    .join("")}`;
}

/**
 * Returns the generated modules by name, as JavaScript. Throws an error with file and line if a table is invalid.
 * @param {string} root the checkout
 * @returns {{ extraction: string, naming: string, "metric-names": string, comparison: string }}
 */
export function generateLexicon(root) {
  const read = (/** @type {keyof typeof COLUMNS} */ name) =>
    parseTable(readFileSync(join(root, "lexicon", `${name}.tsv`), "utf8"), `lexicon/${name}.tsv`, COLUMNS[name]);
  const benchmarks = read("benchmarks");
  const metricRows = read("metrics");
  const metrics = metricRows.map(toMetric);
  const models = read("models").map(toModel);
  const words = read("excluded-names").map((row) => ({
    word: row.get("word"),
    isTechnique: parseChoice(row, "group", WORD_GROUPS) === "technique",
  }));
  return {
    extraction: toModule({
      BENCHMARKS: benchmarks.map(toBenchmark),
      MODELS: models,
      METRICS: metrics,
      EXCLUDED_WORDS: words.flatMap(({ word, isTechnique }) => (isTechnique ? [] : word)),
      TECHNIQUE_WORDS: words.flatMap(({ word, isTechnique }) => (isTechnique ? word : [])),
      DOMAIN_PHRASES: read("domain-phrases").map((row) => row.get("phrase")),
    }),
    naming: toModule({
      BENCHMARK_SYNONYMS: listSynonyms(benchmarks, read("benchmark-ids")),
      MODEL_NAMES: models.map(({ name }) => name),
    }),
    // A module of its own: pages load it, and a bundler does not divide a module that several of them share.
    "metric-names": toModule({
      METRIC_NAMES: Object.fromEntries(
        metrics.filter(({ id, name }) => name !== id.replaceAll("-", " ")).map(({ id, name }) => [id, name]),
      ),
    }),
    comparison: toModule({
      BENCHMARK_FACTS: listBenchmarkFacts(benchmarks, new Set(metrics.map(({ id }) => id))),
      METRIC_FACTS: Object.fromEntries(
        metricRows.map((row) => [
          row.get("id"),
          [
            parsePositiveNumber(row, "bound") ?? null,
            parseChoice(row, "attempts", ATTEMPTS),
            parseChoice(row, "better", DIRECTIONS),
          ],
        ]),
      ),
    }),
  };
}

/**
 * Writes the generated modules to lexicon/generated/ if they have changed.
 * @param {string} root the checkout
 */
export function writeLexicon(root) {
  const folder = join(root, "lexicon", "generated");
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(generateLexicon(root))) {
    const file = join(folder, `${name}.js`);
    if (readIfExists(file)?.toString() !== code) writeAtomically(file, code);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeLexicon(fileURLToPath(new URL("..", import.meta.url)));
