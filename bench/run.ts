import { getErrorMessage } from "@/lib/format/error-message";
import { UsageError } from "./usage-error";

/** `npm run bench -- NAME [ARGUMENTS]` runs one benchmark; without a name it lists all of them. */

interface Benchmark {
  /** Arguments, then one line about what is measured. */
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly run: (args: readonly string[]) => Promise<void> }>;
}

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  speed: {
    usage: "",
    summary: "time of extraction, start and database; writes bench/results.json",
    load: () => import("./speed"),
  },
  startup: {
    usage: "[CHECKOUT…]",
    summary: "processor time of short calls, compared with other checkouts",
    load: () => import("./startup"),
  },
  extraction: {
    usage: "[EARLIER_COMMIT]",
    summary: "abstracts a CPU-second, compared with an earlier commit, three other programs and one expression",
    load: () => import("./extraction-rates"),
  },
  pages: {
    usage: "",
    summary: "script size, web vitals and scrolling in a browser; writes bench/pages.json",
    load: () => import("./pages"),
  },
  lighthouse: {
    usage: "",
    summary: "Lighthouse scores of the production build; writes bench/lighthouse.json",
    load: () => import("./lighthouse"),
  },
  board: {
    usage: "BOARD [RESULTS [EARLIER_RESULTS]]",
    summary:
      "processor time of the pages of a board with 1,000,000 claims, created if missing; compared with earlier ones",
    load: () => import("./board"),
  },
  load: {
    usage: "BOARD [MINUTES] [CLIENTS]",
    summary: "errors, latency and memory under concurrent use; writes bench/load.json and docs/load-memory.svg",
    load: () => import("./load"),
  },
  import: {
    usage: "[COUNT]",
    summary: "CPU time and memory of an import; from 100,000 papers on it draws docs/import-memory.svg",
    load: () => import("./import"),
  },
  kill: {
    usage: "[COUNT] [SEED]",
    summary: "SIGKILL during import, re-extraction, reviews and migration: nothing confirmed is lost",
    load: () => import("./kill"),
  },
  deduplication: {
    usage: "CORPUS [COUNT] [SEED]",
    summary: "precision and recall of merging records of one paper",
    load: () => import("./deduplication"),
  },
  curation: {
    usage: "",
    summary: "decisions and reviews through the server, then a new version, another file and kills; counts losses",
    load: () => import("./curation"),
  },
  "curation-session": {
    usage: "",
    summary: "precision of claims about AIME, MATH and MathVista before and after 15 minutes of curation",
    load: () => import("./curation-session"),
  },
  replicas: {
    usage: "[COUNT]",
    summary: "read-only servers on snapshots of a board that is written to: failed requests, delay, latency",
    load: () => import("./replicas"),
  },
  shards: {
    usage: "[COUNT]",
    summary: "extraction in shards with GNU parallel and Slurm, one killed, compared with one process; DuckDB",
    load: () => import("./shards"),
  },
  "mixed-records": {
    usage: "[COUNT]",
    summary:
      "import of records of mixed quality in several formats: time, memory, and the report against what was generated",
    load: () => import("./mixed-records"),
  },
  accuracy: {
    usage: "[GOLD PAPERS [GRADING_GOLD GRADING_PAPERS [FRESH_GOLD FRESH_PAPERS]]]",
    summary: "accuracy of the extractor; updates README.md and docs/accuracy.md",
    load: () => import("./accuracy"),
  },
  plain: {
    usage: "[--errors]",
    summary: "accuracy on invented plain sentences",
    load: () => import("./plain-sentences"),
  },
  cases: {
    usage: "[--show] [ID…]",
    summary: "invented abstracts, each for a kind of statement, that are read as expected",
    load: () => import("./cases"),
  },
  confidence: {
    usage: "GOLD PAPERS",
    summary: "fits the weights of the confidence",
    load: () => import("./fit-confidence"),
  },
  "slot-confidence": {
    usage: "GOLD PAPERS",
    summary: "fits the weights of the confidence of each slot, on two thirds of the papers",
    load: () => import("./fit-slot-confidence"),
  },
  consistency: {
    usage: "CLAIMS",
    summary: "consistency checks on extracted claims, without annotations",
    load: () => import("./consistency"),
  },
  "unseen-names": {
    usage: "[GOLD PAPERS]",
    summary: "accuracy after replacing known names by invented ones",
    load: () => import("./unseen-names"),
  },
  paraphrases: {
    usage: "[--show NAME] [PAPERS]",
    summary: "claims that change when a sentence is paraphrased",
    load: () => import("./paraphrasing"),
  },
  "entity-swaps": {
    usage: "[--show NAME] [PAPERS]",
    summary: "claims that do not follow when entities are swapped",
    load: () => import("./entity-swapping"),
  },
  removal: {
    usage: "GOLD_FOLDER [PAPERS]",
    summary: "claims that change without each rule, function and condition; writes bench/removal.tsv",
    load: () => import("./removal"),
  },
  screens: {
    usage: "[NAME…]",
    summary: "screenshots of all pages in docs/screens",
    load: () => import("./screens"),
  },
};

function formatList(): string {
  const lines = Object.entries(BENCHMARKS).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim().padEnd(56)} ${summary}`,
  );
  return `Usage: npm run bench -- NAME [ARGUMENTS]\n\n${lines.join("\n")}`;
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined) {
    console.log(formatList());
    return;
  }
  const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (benchmark === undefined) throw new UsageError(`${name}: no such benchmark.\n${formatList()}`);
  const { run } = await benchmark.load();
  await run(args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UsageError || !(error instanceof Error) ? getErrorMessage(error) : error.stack);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
