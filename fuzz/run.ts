import { AsyncLocalStorage } from "node:async_hooks";
import { register } from "node:module";
import process from "node:process";
import { parseArgs } from "node:util";
import { getErrorMessage } from "@/lib/format/error-message";
import { type FuzzTarget, MAX_MS } from "./target";

/**
 * `npm run fuzz -- [--cases N] [--seed N] [--target NAME]` runs random cases and prints every violation with its smallest
 * case and seed. Exit code 1 after a violation or a case that is too slow.
 *
 * `npm run fuzz -- patterns [--all]` checks new regular expressions for super-linear time, or all, and updates
 * `verified-patterns.txt`.
 *
 * `npm run fuzz -- mixed-fields [FILES [SEED]]` reads this number of damaged files of each format family and prints a table.
 * Exit code 1 after a crash or a title or abstract that holds another field.
 */

const DEFAULT_CASES = 20_000;
/** Cases of one seed: the next seed starts afresh, also after a violation. */
const BLOCK = 500;

/** Violations of one target after which it stops: most are the same one. */
const MAX_VIOLATIONS = 5;
/** Characters of a slow case that are printed. */
const MAX_SHOWN = 1_000;

interface Options {
  readonly cases: number;
  readonly seed: number;
  readonly target: string | undefined;
}

function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { cases: { type: "string" }, seed: { type: "string" }, target: { type: "string" } },
  });
  return {
    cases: toNumber("--cases", values.cases, DEFAULT_CASES),
    seed: toNumber("--seed", values.seed, Math.floor(Math.random() * 1e6)),
    target: values.target,
  };
}

function toNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new Error(`${name} ${text} is not a whole number`);
  return text === undefined ? otherwise : Number(text);
}

/** Loads the targets. Next reads the global when one of its modules is loaded first. */
async function loadTargets(name: string | undefined): Promise<readonly FuzzTarget[]> {
  Object.assign(globalThis, { AsyncLocalStorage });
  register("./ignore-css.mjs", import.meta.url);
  process.env.PROGRAM_VERSION ??= "fuzz";
  const { FUZZ_TARGETS } = await import("./targets/targets");
  if (name === undefined) return FUZZ_TARGETS;
  const found = FUZZ_TARGETS.filter((target) => target.name === name);
  if (found.length === 0)
    throw new Error(`${name}: no such target; there are ${FUZZ_TARGETS.map((one) => one.name).join(", ")}`);
  return found;
}

/** Runs one target and returns its numbers of violations and slow cases. */
async function runTarget(
  target: FuzzTarget,
  cases: number,
  seed: number,
): Promise<{ violations: number; slow: number }> {
  const start = performance.now();
  const total = { cases: 0, violations: 0, slow: 0, slowest: 0 };
  let slowestCase: string | null = null;
  for (let block = 0; block * BLOCK < cases; block++) {
    const size = Math.min(BLOCK, cases - block * BLOCK);
    const result = await target.run({ seed: seed + block, cases: size, isTimed: true });
    total.cases += result.cases;
    total.slow += result.slow;
    if (result.slowest > total.slowest) slowestCase = result.slowestCase;
    total.slowest = Math.max(total.slowest, result.slowest);
    if (result.violation === null) continue;
    total.violations++;
    if (total.violations > MAX_VIOLATIONS) break;
    console.log(
      `\nVIOLATION in ${target.name}: npm run fuzz -- --target ${target.name} --seed ${seed + block} --cases ${size}`,
    );
    console.log(`${result.violation.slice(0, 4 * MAX_SHOWN)}\n`);
  }
  if (slowestCase !== null)
    console.log(`\nSLOWEST of ${target.name}, ${total.slowest.toFixed(0)} ms: ${slowestCase.slice(0, MAX_SHOWN)}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    [
      target.name.padEnd(11),
      `${total.cases} cases from seed ${seed}`,
      `${total.violations} violations`,
      total.slowest > 0
        ? `slowest ${total.slowest.toFixed(0)} ms, ${total.slow} above ${MAX_MS} ms for 10 kB`
        : "not timed",
      `${seconds} s`,
    ].join(", "),
  );
  return total;
}

async function checkPatterns(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { all: { type: "boolean", default: false } } });
  const { updateVerified } = await import("./verified-patterns");
  const { checked, patterns } = await updateVerified(values.all);
  console.log(`${patterns} patterns take linear time; ${checked} of them were checked now`);
}

/** Damaged files of each format family: files, papers, crashes, and files in which fields are mixed. */
async function runMixedFields([files, seed]: readonly string[]): Promise<void> {
  const { damageFamily, FAMILIES } = await import("./mixed-fields");
  const [count, start] = [toNumber("FILES", files, DEFAULT_CASES), toNumber("SEED", seed, 1)];
  const toRow = (cells: readonly (string | number)[]): string =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(16) : String(cell).padStart(9))).join("");
  const total = { files: 0, papers: 0, crashes: 0, mixed: 0 };
  console.log(`seed ${start}\n${toRow(["family", ...Object.keys(total)])}`);
  for (const family of FAMILIES) {
    const { crashes, mixed, ...found } = await damageFamily(family, count, start);
    console.log(toRow([family, found.files, found.papers, crashes.length, mixed.length]));
    for (const text of [...crashes, ...mixed].slice(0, MAX_VIOLATIONS)) console.log(`  ${text.slice(0, MAX_SHOWN)}`);
    total.files += found.files;
    total.papers += found.papers;
    total.crashes += crashes.length;
    total.mixed += mixed.length;
  }
  console.log(toRow(["all", ...Object.values(total)]));
  if (total.crashes + total.mixed > 0) process.exitCode = 1;
}

/** Other checks than random cases, by the first argument. */
const MODES: ReadonlyMap<string, (args: readonly string[]) => Promise<void>> = new Map([
  ["patterns", checkPatterns],
  ["mixed-fields", runMixedFields],
]);

async function main(args: readonly string[]): Promise<void> {
  const [mode = "", ...rest] = args;
  return MODES.get(mode)?.(rest) ?? runTargets(parseOptions(args));
}

async function runTargets({ cases, seed, target: name }: Options): Promise<void> {
  const targets = await loadTargets(name);
  const shares = targets.reduce((sum, { share }) => sum + share, 0);
  const faults = { violations: 0, slow: 0 };
  for (const target of targets) {
    const { violations, slow } = await runTarget(target, Math.ceil((cases * target.share) / shares), seed);
    faults.violations += violations;
    faults.slow += slow;
  }
  console.log(`${faults.violations} violations, ${faults.slow} slow cases`);
  if (faults.violations + faults.slow > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(getErrorMessage(error));
  process.exitCode = 2;
});
