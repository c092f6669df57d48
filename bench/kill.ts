import { copyFileSync, existsSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "../e2e/program";
import { type Interruptible, KILL_SCENARIOS, type KillScenario } from "./kill-scenarios";
import { readAcknowledged, readBoardState, readFaults } from "./kill-state";
import { SeededRandom } from "./seeded-random";
import { UsageError } from "./usage-error";

/** A process that was too fast is started again, at most this often per kill. */
const MAX_TRIES = 8;
/** Kills fall into this share of the work, from its first write on. */
const AIM = 0.95;

interface Totals {
  kills: number;
  /** Attempts in which the work ended first. */
  missed: number;
  /** Rows that were acknowledged when a process was killed, in all kills. */
  acknowledged: number;
  readonly violations: string[];
}

/**
 * Kills processes with SIGKILL while they write: import, re-extraction, reviews and decisions about names over HTTP, and a
 * migration. After each kill, every row that another connection could read before (for changes over HTTP: that was answered
 * with 200) must still be there, and the database must be intact; after the work is repeated, the board must equal that of
 * undisturbed work.
 * @param args number of kills (100), shared equally among the scenarios, and the seed of the moments (1)
 */
export async function run([countText = "100", seedText = "1"]: readonly string[]): Promise<void> {
  const [count, seed] = [Number(countText), Number(seedText)];
  if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed)))
    throw new UsageError("usage: npm run bench -- kill [COUNT] [SEED]");
  const random = new SeededRandom(seed);
  const violations: string[] = [];
  for (const [i, scenario] of KILL_SCENARIOS.entries()) {
    const kills = Math.floor((count + i) / KILL_SCENARIOS.length);
    const totals = await runScenario(scenario, kills, random);
    violations.push(...totals.violations);
    console.log(
      `${scenario.name}: ${totals.kills} kills (${totals.missed} more came too late), ${totals.acknowledged} acknowledged rows, ${totals.violations.length} violations`,
    );
  }
  for (const violation of violations) console.log(`VIOLATION ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
}

async function runScenario(scenario: KillScenario, kills: number, random: SeededRandom): Promise<Totals> {
  const totals: Totals = { kills: 0, missed: 0, acknowledged: 0, violations: [] };
  const folder = temporaryFolder();
  const [initial, whole, broken] = ["initial", "whole", "broken"].map((name) => `${folder.path}/${name}.db`) as [
    string,
    string,
    string,
  ];
  try {
    const work = await scenario.prepare(folder.path, initial);
    reset(initial, whole);
    const span = await measureSpan(work(whole), whole);
    const expected = readBoardState(whole);
    for (let tries = 0; totals.kills < kills && tries < kills * MAX_TRIES; tries++) {
      reset(initial, broken);
      const killed = await killDuring(work(broken), broken, AIM * span * random.next());
      if (killed === null) {
        totals.missed++;
        continue;
      }
      totals.kills++;
      totals.acknowledged += killed.length;
      const report = (what: string): number =>
        totals.violations.push(`${scenario.name}, kill ${totals.kills}: ${what}`);
      for (const fault of readFaults(broken)) report(fault);
      const after = new Set(readAcknowledged(broken));
      const lost = killed.filter((row) => !after.has(row));
      if (lost.length > 0) report(`${lost.length} acknowledged rows are lost, the first one is ${lost[0]}`);
      await work(broken).ended;
      if (readBoardState(broken) !== expected) report("the repeated work ends with another board");
    }
    if (totals.kills < kills) totals.violations.push(`${scenario.name}: only ${totals.kills} of ${kills} kills hit`);
    return totals;
  } finally {
    folder.remove();
  }
}

/** Puts a copy of the initial database, if there is one, in place of another. */
function reset(initial: string, file: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  if (existsSync(initial)) copyFileSync(initial, file);
}

/** Resolves when the work has written, or has ended. */
async function waitForWrite(work: Interruptible): Promise<void> {
  let hasEnded = false;
  const ended = work.ended.finally(() => {
    hasEnded = true;
  });
  ended.catch(() => {});
  while (!hasEnded && !work.hasStarted()) await sleep(2);
}

/** Runs work to its end and returns the time from its first write on, in ms. */
async function measureSpan(work: Interruptible, file: string): Promise<number> {
  await waitForWrite(work);
  const start = performance.now();
  await work.ended;
  const faults = readFaults(file);
  if (faults.length > 0) throw new Error(`undisturbed work failed: ${faults.join(", ")}`);
  return performance.now() - start;
}

/**
 * Kills work some time after its first write.
 * @returns the rows that were acknowledged; null if the work ended first
 */
async function killDuring(work: Interruptible, file: string, ms: number): Promise<readonly string[] | null> {
  await waitForWrite(work);
  await sleep(ms);
  const acknowledged = [...readAcknowledged(file), ...work.listAnswered()];
  return (await work.kill()) ? acknowledged : null;
}
