import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findRegexLiterals, type RegexLiteral } from "./regex-literals";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Modules whose patterns match external text. */
const modules = ["lib", "sources", "extractors"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.ts$/.test(name) && !/\.(?:test|d)\.ts$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, code: readFileSync(join(root, folder, name), "utf8") })),
);

/** Returns the literals of all modules. */
export const listLiterals = (): RegexLiteral[] => modules.flatMap(({ code }) => findRegexLiterals(code));

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

/** Runs the functions that build patterns from names and texts. Loads them itself, so that no cache is warm. */
async function buildPatterns(): Promise<void> {
  const { extractClaims } = await import("@/extractors/extract");
  for (const abstract of ABSTRACTS) for (const title of TITLES) extractClaims({ title, abstract });
  const { findInitialism } = await import("@/extractors/mentions/abbreviations");
  findInitialism("Careful Harbour Reading", "CHR reads charts.");
  const { findAbstractSpelling } = await import("@/extractors/mentions/title-names");
  findAbstractSpelling("TideWay", "Tideway reads charts.");
  const { nameDecisionSchema } = await import("@/lib/names/name-decision");
  const { foldDecisions } = await import("@/lib/names/fold-decisions");
  const { EMPTY_USER_LEXICON } = await import("@/lib/names/user-lexicon");
  const { createNameChangeTest } = await import("@/extractors/name-change");
  const decision = nameDecisionSchema.parse({ kind: "benchmark", action: "classify", name: "Owl Bench", as: "none" });
  createNameChangeTest(EMPTY_USER_LEXICON, foldDecisions([decision]));
  const { parseAll } = await import("@/sources/testing/parse-all");
  await parseAll("<html><head><title>Owls</title></head><body><nav>1</nav><h1>Owls</h1></body></html>", "html-page");
  const { arxiv } = await import("@/sources/services/arxiv");
  arxiv.nextCursor("<feed><totalResults>0</totalResults></feed>", {}, { start: 0 });
}

/** Places that build a pattern: "lib/paper/doi.ts:12". */
const places = modules.flatMap(({ path, code }) =>
  code.split("\n").flatMap((line, at) => (line.includes("new RegExp(") ? [`${path}:${at + 1}`] : [])),
);

/**
 * Loads the modules, runs their functions, and returns the last pattern that each place built, and the places that built
 * none. The modules must not have been loaded before.
 */
export async function recordBuiltPatterns(): Promise<{ built: RegexLiteral[]; silent: string[] }> {
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
    for (const { path } of modules.filter(({ code }) => code.includes("new RegExp("))) await import(join(root, path));
    await buildPatterns();
  } finally {
    globalThis.RegExp = Original;
  }
  return { built: [...built.values()], silent: places.filter((place) => !built.has(place)) };
}
