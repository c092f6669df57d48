import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import "@/bin/v8-settings.mjs";
import { ROOT, temporaryFolder } from "../e2e/program";
import { type Abstract, readAbstracts, readCorpus, readSamples } from "./abstracts";
import { findPercentages } from "./regex-baseline";

/** Rounds in which every program reads every abstract, in turn. */
const ROUNDS = 2;
const RANDOM_ABSTRACTS = 1000;
/** Abstracts of which most report results. */
const DENSE = join(ROOT, "../shared/gold/papers.jsonl");

/**
 * What a user would pick instead to find numbers and units in text. They are not dependencies: they are installed into a
 * temporary folder.
 */
const PEERS = [
  "wink-nlp@2.4.0",
  "wink-eng-lite-web-model@1.8.1",
  "compromise@14.17.0",
  "@microsoft/recognizers-text-suite@1.3.1",
];

/** A program that reads one abstract. */
interface Reader {
  readonly name: string;
  readonly read: (paper: Abstract) => unknown;
}

/** CPU time of one reader over a set of abstracts, in milliseconds. */
interface Times {
  total: number;
  readonly each: number[];
}

/**
 * Bundles the extractor of a checkout.
 * @param checkout its folder
 * @param file path of the bundle
 */
async function loadExtractor(checkout: string, file: string): Promise<Reader["read"]> {
  // Earlier commits have no generated modules.
  const generator = join(checkout, "scripts/build-lexicon.mjs");
  if (existsSync(generator)) execFileSync(process.execPath, [generator], { cwd: checkout });
  await build({
    stdin: { contents: `export { extractClaims } from "@/extractors/extract";`, resolveDir: checkout, loader: "ts" },
    absWorkingDir: checkout,
    tsconfig: join(checkout, "tsconfig.json"),
    nodePaths: [join(ROOT, "node_modules")],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "es2023",
    outfile: file,
    logLevel: "silent",
  });
  const { extractClaims } = (await import(pathToFileURL(file).href)) as { extractClaims: Reader["read"] };
  return extractClaims;
}

/** Loads the extractor of an earlier commit, from a temporary worktree. */
async function loadEarlier(commit: string, folder: string): Promise<Reader> {
  const checkout = join(folder, "earlier");
  const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  git("worktree", "add", "--detach", checkout, commit);
  try {
    return { name: `Claimboard at ${commit}`, read: await loadExtractor(checkout, join(folder, "earlier.mjs")) };
  } finally {
    git("worktree", "remove", "--force", checkout);
  }
}

/** Installs the peers and returns a reader for each, which finds numbers and percentages in the abstract. */
function loadPeers(folder: string): Reader[] {
  const home = join(folder, "peers");
  mkdirSync(home);
  writeFileSync(join(home, "package.json"), "{}");
  execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", ...PEERS], { cwd: home, stdio: "inherit" });
  const load = createRequire(join(home, "package.json"));
  const winkNlp = load("wink-nlp") as (model: unknown) => {
    readonly its: { readonly detail: unknown };
    readDoc(text: string): { entities(): { out(form: unknown): unknown } };
  };
  const wink = winkNlp(load("wink-eng-lite-web-model"));
  const compromise = load("compromise") as (text: string) => { numbers(): { json(): unknown } };
  const recognizers = load("@microsoft/recognizers-text-suite") as Record<
    "recognizeNumber" | "recognizePercentage",
    (text: string, culture: string) => unknown
  >;
  return [
    { name: "wink-nlp: entities", read: ({ abstract }) => wink.readDoc(abstract).entities().out(wink.its.detail) },
    { name: "compromise: numbers", read: ({ abstract }) => compromise(abstract).numbers().json() },
    {
      name: "recognizers-text: numbers and percentages",
      read: ({ abstract }) => [
        recognizers.recognizeNumber(abstract, "en-us"),
        recognizers.recognizePercentage(abstract, "en-us"),
      ],
    },
  ];
}

/** Reads all abstracts with each reader in turn, several times, after one round to warm up. */
function measure(readers: readonly Reader[], papers: readonly Abstract[]): Times[] {
  const times = readers.map(
    (): Times => ({ total: Number.POSITIVE_INFINITY, each: papers.map(() => Number.POSITIVE_INFINITY) }),
  );
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { read }] of readers.entries()) {
      const own = times[index] as Times;
      const before = process.cpuUsage();
      for (const [at, paper] of papers.entries()) {
        const start = performance.now();
        read(paper);
        if (round > 0) own.each[at] = Math.min(own.each[at] ?? 0, performance.now() - start);
      }
      const { user, system } = process.cpuUsage(before);
      if (round > 0) own.total = Math.min(own.total, (user + system) / 1000);
    }
  }
  return times;
}

function formatRow(name: string, { total, each }: Times, ours: Times): string {
  const sorted = each.toSorted((a, b) => a - b);
  const quantile = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const rate = Math.round((1000 * each.length) / total).toLocaleString("en");
  return `| ${name} | ${rate} | ${(ours.total / total).toFixed(2)} | ${quantile(0.99)} | ${quantile(1)} |`;
}

/**
 * Measures abstracts a CPU-second of the extractor, of the extractor at an earlier commit, of three programs that find
 * numbers in text, and of one regular expression, all in the same run, with the V8 settings of the command line. p99 and
 * maximum are the least of the rounds for each abstract, in milliseconds.
 */
export async function run([commit]: readonly string[]): Promise<void> {
  const folder = temporaryFolder();
  const readers: Reader[] = [
    { name: "Claimboard", read: await loadExtractor(ROOT, join(folder.path, "now.mjs")) },
    ...(commit === undefined ? [] : [await loadEarlier(commit, folder.path)]),
    ...loadPeers(folder.path),
    { name: "one regular expression for percentages", read: ({ abstract }) => findPercentages(abstract) },
  ];
  const sets: [string, Abstract[]][] = [
    ["random abstracts", await readCorpus(RANDOM_ABSTRACTS)],
    ["annotated abstracts, most with claims", existsSync(DENSE) ? await readAbstracts(DENSE) : []],
    ["samples", await readSamples()],
  ];
  for (const [name, papers] of sets) {
    if (papers.length === 0) {
      console.log(`\n${name}: left out, not available here`);
      continue;
    }
    const times = measure(readers, papers);
    console.log(`\n${papers.length.toLocaleString("en")} ${name}\n`);
    console.log(
      "| program | abstracts per CPU-second | times Claimboard | p99 ms | max ms |\n| --- | --- | --- | --- | --- |",
    );
    for (const [index, reader] of readers.entries()) {
      console.log(formatRow(reader.name, times[index] as Times, times[0] as Times));
    }
  }
  rmSync(folder.path, { recursive: true, force: true });
}
