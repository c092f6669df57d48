import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extractClaims } from "@/extractors/extract";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { compareClaims, type ExtractionCase, parseCase } from "./case-claims";

const CASES = fileURLToPath(new URL("cases/cases.jsonl", import.meta.url));

/** Reads the cases; throws at the first invalid line. */
export function readCases(): ExtractionCase[] {
  const lines = readFileSync(CASES, "utf8").split("\n").filter(Boolean);
  return lines.map((line, index) => {
    const read = parseCase(line);
    if (typeof read === "string") throw new Error(`${CASES}, line ${index + 1}: ${read}`);
    return read;
  });
}

const formatClaim = (claim: ExtractedClaim | ExtractionCase["claims"][number], slots: readonly string[]): string =>
  Object.entries(claim)
    .filter(([slot, value]) => slots.includes(slot) && value !== null && String(value) !== "")
    .map(([slot, value]) => `${slot} ${String(value)}`)
    .join(", ");

const SLOTS = [
  ...["system", "model", "method", "size_b", "benchmarks", "benchmark_text", "metric", "before", "after", "of"],
  ...["gain", "gain_max", "gain_kind", "qualifier", "baseline", "role"],
];

/**
 * Counts the invented abstracts whose claims are read as expected. Each is an example of one kind of statement; the others are
 * known gaps.
 * @param args `--show` prints what is missed (-) and what is read instead (+), ids restrict the cases
 */
export async function run(args: readonly string[]): Promise<void> {
  const ids = args.filter((arg) => !arg.startsWith("--"));
  const cases = readCases().filter(({ id }) => ids.length === 0 || ids.includes(id));
  const gaps = cases.flatMap((one) => {
    const difference = compareClaims(one.claims, extractClaims(one).claims);
    return difference.missed.length + difference.extra.length === 0 ? [] : [{ ...one, ...difference }];
  });
  for (const { id, kind, abstract, missed, extra } of gaps) {
    console.log(`${id}  ${kind}`);
    if (!args.includes("--show")) continue;
    console.log(`     ${abstract}`);
    for (const claim of missed) console.log(`     - ${formatClaim(claim, SLOTS)}`);
    for (const claim of extra) console.log(`     + ${formatClaim(claim, SLOTS)}`);
  }
  console.log(`${cases.length - gaps.length} of ${cases.length} cases as expected, ${gaps.length} known gaps`);
}
