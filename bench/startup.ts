import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "../e2e/program";
import { type Measurement, measureMedianTime } from "./measurement";

const PAPER = `${JSON.stringify({ title: "Climb", abstract: "Climb reaches 81.2% on GSM8K." })}\n`;
const ROUNDS = 20;
/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** A call of the command line. */
interface Call {
  readonly name: string;
  readonly on: string;
  readonly args: readonly string[];
}

/** @param checkout folder of the program */
function listCalls(checkout: string): Call[] {
  const program = join(checkout, "bin", "claimboard.mjs");
  const place = checkout === ROOT ? "" : ` in ${checkout}`;
  return [
    { name: `extract${place}`, on: "one abstract", args: [program, "extract", "-"] },
    { name: `--help${place}`, on: "all commands", args: [program, "--help"] },
  ];
}

const NODE: Call = { name: "node", on: "an empty program", args: ["--eval", "0"] };

function runCall({ name, args }: Call): void {
  const { status, stderr } = spawnSync(process.execPath, args, { input: PAPER });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

/** Returns the CPU time of all child processes that have ended, in milliseconds; null where the system has no /proc. */
function readChildTime(): number | null {
  try {
    // The name of the program, in brackets, may contain spaces.
    const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) * MS_PER_TICK;
  } catch {
    return null;
  }
}

/** Runs the calls in turn and returns the mean CPU time of each; a first round builds and compiles what is missing. */
function measureCpuTimes(calls: readonly Call[]): Measurement[] {
  const totals = calls.map(() => 0);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, call] of calls.entries()) {
      const before = readChildTime();
      runCall(call);
      const after = readChildTime();
      if (before === null || after === null) return [];
      if (round > 0) totals[index] = (totals[index] ?? 0) + after - before;
    }
  }
  return calls.map(({ name, on }, index) => {
    const value = Math.round((totals[index] ?? 0) / ROUNDS);
    return { name: `CPU time of ${name}`, value, unit: "ms", on };
  });
}

/** Measures the time until the first claim is printed, and the CPU time of short calls. */
export async function measureStartup(): Promise<Measurement[]> {
  const [extract, help] = listCalls(ROOT) as [Call, Call];
  const cpuTimes = measureCpuTimes([extract, help, NODE]);
  const value = Math.round(await measureMedianTime(5, () => runCall(extract)));
  return [{ name: "extract, from call to end", value, unit: "ms", on: "one abstract" }, ...cpuTimes];
}

/** Compares the CPU time of short calls with those of other checkouts, in turn. */
export async function run(checkouts: readonly string[]): Promise<void> {
  const calls = [ROOT, ...checkouts.map((folder) => resolve(folder))].flatMap(listCalls);
  for (const { name, value, unit, on } of measureCpuTimes([...calls, NODE]))
    console.log(`${String(value).padStart(6)} ${unit} ${name} (${on})`);
}
