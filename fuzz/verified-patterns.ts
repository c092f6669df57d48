import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { check } from "recheck";
import { z } from "zod";
import { listLiterals, recordBuiltPatterns } from "./patterns";
import type { RegexLiteral } from "./regex-literals";

/**
 * A check of all patterns takes minutes, and few of them change. `verified-patterns.txt` lists those that were found to be
 * linear, one hash a line. Its first line names the version of the checker: another one invalidates the file.
 */
const FILE = fileURLToPath(new URL("verified-patterns.txt", import.meta.url));
export const REMEDY = "fuzz/verified-patterns.txt is out of date: run `npm run fuzz -- patterns` and commit the file";

/** Patterns that are not linear, and why their input is short. */
export const ON_SHORT_TEXT: Readonly<Record<string, string>> = {
  "^-+|-+$": "an id with single hyphens only",
  "-+$": "the same, truncated",
  "[.,;:'’*!?\\]]+$": "a DOI, of which at most 200 characters are read",
  "[A-Za-z].*-": "the name of a model",
  "[a-z]{2,}s$": "one word of a sentence",
  "^\\d*\\.?\\d+$": "one token of a sentence",
};

/** True for a pattern that repeats a part; without repetition a match has at most the length of the pattern. */
const hasRepetition = ({ source }: RegexLiteral): boolean =>
  /[*+{]/.test(source.replace(/\\[pP]\{[^}]*\}|\\./g, "").replace(/\[[^\]]*\]/g, ""));

/** Milliseconds after which a pattern counts as linear. Attacks are found in less; long lists of words take longer. */
const CHECK_TIMEOUT = 2_000;

const formatPattern = ({ source, flags }: RegexLiteral): string => `/${source}/${flags}`;

/** Returns the entry of a pattern in the file. */
export const hashPattern = (pattern: RegexLiteral): string =>
  createHash("sha256").update(formatPattern(pattern)).digest("hex").slice(0, 16);

/** Returns the patterns, as "/source/flags", that take more than linear time. */
export async function findSlow(patterns: Iterable<RegexLiteral>): Promise<string[]> {
  const slow: string[] = [];
  for (const pattern of patterns) {
    // An attack is limited by steps, not time: results must not depend on the load of the machine.
    const options = { timeout: CHECK_TIMEOUT, attackTimeout: null };
    const { status } = await check(pattern.source, pattern.flags.replace(/[dv]/g, ""), options);
    if (status === "vulnerable") slow.push(formatPattern(pattern));
  }
  return slow;
}

/** Returns the first line of the file for the installed version of the checker. */
export function formatHead(): string {
  const text = readFileSync(new URL("../node_modules/recheck/package.json", import.meta.url), "utf8");
  return `# linear according to recheck ${z.object({ version: z.string() }).parse(JSON.parse(text)).version}`;
}

/** Reads the file: its first line and its entries. */
export function readVerified(): { head: string; entries: ReadonlySet<string> } {
  const [head = "", ...entries] = readFileSync(FILE, "utf8").trim().split(/\r?\n/);
  return { head, entries: new Set(entries) };
}

/** Returns what has to be checked, by entry: every pattern that repeats a part and is not exempted. */
export async function listPatterns(): Promise<{ patterns: Map<string, RegexLiteral>; silent: string[] }> {
  const { built, silent } = await recordBuiltPatterns();
  const found = [...listLiterals(), ...built].filter((each) => hasRepetition(each) && !(each.source in ON_SHORT_TEXT));
  return { patterns: new Map(found.map((each) => [hashPattern(each), each])), silent };
}

/**
 * Checks the patterns that are not in the file, or all of them, and writes the file. Throws if a pattern is not linear, or
 * if a place that builds patterns built none; then the file is unchanged.
 */
export async function updateVerified(isComplete: boolean): Promise<{ checked: number; patterns: number }> {
  const { head, entries } = readVerified();
  const known = isComplete || head !== formatHead() ? new Set<string>() : entries;
  const { patterns, silent } = await listPatterns();
  if (silent.length > 0) throw new Error(`${silent.join(", ")}: builds no pattern when fuzz/patterns.ts runs it`);
  const unknown = [...patterns].filter(([entry]) => !known.has(entry)).map(([, pattern]) => pattern);
  const slow = await findSlow(unknown);
  if (slow.length > 0) throw new Error(`more than linear time:\n${slow.join("\n")}`);
  writeFileSync(`${FILE}.new`, `${[formatHead(), ...[...patterns.keys()].sort()].join("\n")}\n`);
  renameSync(`${FILE}.new`, FILE);
  return { checked: unknown.length, patterns: patterns.size };
}
