import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { check } from "recheck";
import { describe, expect, test, vi } from "vitest";
import { extractClaims } from "@/extractors/extract";
import { findInitialism } from "@/extractors/mentions/abbreviations";
import { findAbstractSpelling } from "@/extractors/mentions/title-names";
import { createNameChangeTest } from "@/extractors/name-change";
import { foldDecisions } from "@/lib/names/fold-decisions";
import { nameDecisionSchema } from "@/lib/names/name-decision";
import { EMPTY_USER_LEXICON } from "@/lib/names/user-lexicon";
import { arxiv } from "@/sources/services/arxiv";
import { parseAll } from "@/sources/testing/parse-all";
import { findRegexLiterals, type RegexLiteral } from "./regex-literals";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Patterns that are not linear, and why their input is short. */
const ON_SHORT_TEXT: Readonly<Record<string, string>> = {
  "^-+|-+$": "an id with single hyphens only",
  "-+$": "the same, truncated",
  "[.,;:'’*!?\\]]+$": "a DOI, of which at most 200 characters are read",
  "[A-Za-z].*-": "the name of a model",
  "[a-z]{2,}s$": "one word of a sentence",
  "^\\d*\\.?\\d+$": "one token of a sentence",
};

/** Modules whose patterns match external text. */
const modules = ["lib", "sources", "extractors"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name) && !/\.(?:test|d)\.ts$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, code: readFileSync(join(root, folder, name), "utf8") })),
);
const patterns = modules.flatMap(({ code }) => findRegexLiterals(code));

/** True for a pattern that repeats a part; without repetition a match has at most the length of the pattern. */
const hasRepetition = ({ source }: RegexLiteral): boolean =>
  /[*+{]/.test(source.replace(/\\[pP]\{[^}]*\}|\\./g, "").replace(/\[[^\]]*\]/g, ""));

/** Milliseconds after which a pattern counts as linear. Attacks are found in less; long lists of words take longer. */
const CHECK_TIMEOUT = 2_000;

/** Lists the patterns that take more than linear time. */
async function findSlow(found: readonly RegexLiteral[]): Promise<string[]> {
  const slow: string[] = [];
  for (const { source, flags } of new Map(found.map((each) => [`/${each.source}/${each.flags}`, each])).values()) {
    if (source in ON_SHORT_TEXT || !hasRepetition({ source, flags })) continue;
    // An attack is limited by steps, not time: results must not depend on the load of the machine.
    const { status } = await check(source, flags.replace(/[dv]/g, ""), { timeout: CHECK_TIMEOUT, attackTimeout: null });
    if (status === "vulnerable") slow.push(`/${source}/${flags}`);
  }
  return slow;
}

test("no pattern takes more than linear time over a long text", { timeout: 900_000 }, async () => {
  expect(patterns.length).toBeGreaterThan(100);
  expect(await findSlow(patterns)).toEqual([]);
});

/** Invented abstracts for the functions of the extractor that build patterns from names. */
const ABSTRACTS: readonly string[] = [
  "We propose Careful Harbour Reading (CHR), a method for charts. CHR reaches 71.2% on TideBench. CHR models are small.",
  "TideNets (TideNets) are networks. A TideNet scores 40.1%, and TideNets score 45.2%. We introduce the TideBench dataset.",
  "Tide Language Models (TLMs) are common. We introduce a new TLM, which is better than Tide Calling by 4 points. Tide Calling leads.",
  "Tide Calling leads with 71.2% accuracy. It is better than Tide Calling.",
  "We propose Orion, a model for owls. Orion reaches 71.2% on MathVista.",
  "We propose Gullwing, a model. The tide calling reads charts, and Tideway scores 71.2% on MathVista.",
  "TideSet is a dataset of charts. On the TideSet dataset, Heron-7B reaches 61.2% accuracy.",
];
const TITLES = [
  "TideSet: A Dataset of Charts",
  "Tide Calling: Reading Charts",
  "Tideway: Charts",
  "MathVista: Owls at Sea",
  "Reading Network: Owls at Sea",
  "Orion-Deep: Owls at Sea",
  "TideNets: Charts",
  "Tide Calling for Charts",
  "TideNets for Careful Harbour Reading",
];

/** Runs the functions that build patterns from names and texts. */
async function buildPatterns(): Promise<void> {
  for (const abstract of ABSTRACTS) for (const title of TITLES) extractClaims({ title, abstract });
  findInitialism("Careful Harbour Reading", "CHR reads charts.");
  findAbstractSpelling("TideWay", "Tideway reads charts.");
  const decision = nameDecisionSchema.parse({ kind: "benchmark", action: "classify", name: "Owl Bench", as: "none" });
  createNameChangeTest(EMPTY_USER_LEXICON, foldDecisions([decision]));
  await parseAll("<html><head><title>Owls</title></head><body><nav>1</nav><h1>Owls</h1></body></html>", "html-page");
  arxiv.nextCursor("<feed><totalResults>0</totalResults></feed>", {}, { start: 0 });
}

/** Places that build a pattern: "lib/paper/doi.ts:12". */
const places = modules.flatMap(({ path, code }) =>
  code.split("\n").flatMap((line, at) => (line.includes("new RegExp(") ? [`${path}:${at + 1}`] : [])),
);

/** Records the patterns that are built while modules are loaded and functions run, by place. */
async function recordPatterns(): Promise<Map<string, RegexLiteral>> {
  const Original = RegExp;
  const built = new Map<string, RegexLiteral>();
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args: [string | RegExp, string?]) => {
      const pattern = new target(...args);
      const stack = new Error().stack ?? "";
      const place = places.find((each) => stack.includes(`${each}:`));
      if (place !== undefined) built.set(place, pattern);
      return pattern;
    },
  });
  try {
    vi.resetModules();
    for (const { path } of modules.filter(({ code }) => code.includes("new RegExp("))) await import(join(root, path));
    await buildPatterns();
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}

test("no pattern built at run time takes more than linear time", { timeout: 900_000 }, async () => {
  const built = await recordPatterns();
  expect(places.filter((place) => !built.has(place))).toEqual([]);
  expect(await findSlow([...built.values()])).toEqual([]);
});

test("every exempted pattern is in the code", () => {
  const sources = new Set(patterns.map(({ source }) => source));
  expect(Object.keys(ON_SHORT_TEXT).filter((source) => !sources.has(source))).toEqual([]);
});

describe("findRegexLiterals", () => {
  test.each([
    ["const A = /a+/g;", [{ source: "a+", flags: "g" }]],
    ["text.replace(/[/\\]]/, '')", [{ source: "[/\\]]", flags: "" }]],
    ["return /x\\/y/i.test(a);", [{ source: "x\\/y", flags: "i" }]],
    ["const a = b / c / d;", []],
    ["// const A = /a+/;", []],
  ])("%s", (code, expected) => expect(findRegexLiterals(code)).toEqual(expected));
});
