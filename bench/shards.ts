import { type ExecFileException, execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { claimboard, ROOT, temporaryFolder } from "../e2e/program";
import { readCorpus } from "./abstracts";
import { runDuckDbExample } from "./duckdb-query";
import { UsageError } from "./usage-error";

/** Parts into which the papers are cut. */
const PARTS = 16;
/** The part whose process is killed once. */
const KILLED = 7;
const CLAIMBOARD = join(ROOT, "bin", "claimboard.mjs");

const nameOf = (part: number): string => `part-${String(part).padStart(2, "0")}`;
const exec = promisify(execFile);

/** Runs a program in a folder; a failure is a result, as a job is killed on purpose. */
async function runIn(cwd: string, program: string, args: readonly string[]): Promise<number> {
  try {
    await exec(program, args, { cwd, maxBuffer: 64 * 2 ** 20 });
    return 0;
  } catch (error) {
    const { code } = error as ExecFileException;
    if (code === "ENOENT") throw error;
    return Number(code ?? 1);
  }
}

/** An existing program that runs the extraction of all parts, and again of those that failed. */
interface Scheduler {
  readonly name: string;
  readonly program: string;
  readonly run: (folder: string, missing: readonly number[]) => Promise<number>;
}

const SCHEDULERS: readonly Scheduler[] = [
  {
    name: "GNU parallel",
    program: "parallel",
    run: (folder, missing) => {
      const parts = missing.map(nameOf);
      const command = [process.execPath, CLAIMBOARD, "extract", "--shard", "{}.jsonl", "-o", "{}.shard"];
      return runIn(folder, "parallel", ["--jobs", "2", ...command, ":::", ...parts]);
    },
  },
  {
    name: "Slurm job array",
    program: "sbatch",
    run: (folder, missing) => {
      const part = 'part=part-$(printf "%02d" "$SLURM_ARRAY_TASK_ID")';
      const command = `"${process.execPath}" "${CLAIMBOARD}" extract --shard "$part.jsonl" -o "$part.shard"`;
      const array = `--array=${missing.join(",")}`;
      return runIn(folder, "sbatch", ["--wait", array, "--output=job-%a.log", `--wrap=${part}; exec ${command}`]);
    },
  },
];

/** Writes papers as parts of equal size. */
function writeParts(papers: readonly object[], folder: string): void {
  const size = Math.ceil(papers.length / PARTS);
  for (let part = 0; part < PARTS; part++) {
    const lines = papers.slice(part * size, (part + 1) * size).map((paper) => `${JSON.stringify(paper)}\n`);
    writeFileSync(join(folder, `${nameOf(part)}.jsonl`), lines.join(""));
  }
}

/** Kills the process that writes a shard, as soon as it writes; returns its id. */
async function killWriter(folder: string, part: number): Promise<number> {
  const started = `${join(folder, nameOf(part))}.shard.part`;
  while (!existsSync(started)) await wait(5);
  const pid = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((id) => isWriting(id, started));
  if (pid === undefined) throw new Error(`no process writes ${started}`);
  process.kill(pid, "SIGKILL");
  return pid;
}

function isWriting(pid: number, file: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === file);
  } catch {
    return false;
  }
}

const listMissing = (folder: string): number[] =>
  Array.from({ length: PARTS }, (_, part) => part).filter((part) => !existsSync(join(folder, `${nameOf(part)}.shard`)));

async function hashExport(folder: string, db: string): Promise<string> {
  const { code, stderr } = await claimboard(["export", "--db", db, "--to", "ndjson", "-o", "claims.ndjson"], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(stderr);
  return createHash("sha256")
    .update(readFileSync(join(folder, "claims.ndjson")))
    .digest("hex");
}

async function importInto(folder: string, db: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await claimboard(["import", "--db", db, ...args], { cwd: folder });
  if (code !== 0) throw new Error(stderr);
  return stdout.trim().replaceAll("\n", "; ");
}

/** The order in which shards are imported: not the order of the parts. */
const SHUFFLED = Array.from({ length: PARTS }, (_, i) => (i * 5 + 3) % PARTS);

async function runScheduler({ name, program, run }: Scheduler, folder: string, expected: string): Promise<boolean> {
  const start = performance.now();
  const killed = killWriter(folder, KILLED);
  await run(folder, listMissing(folder));
  await killed;
  const missing = listMissing(folder);
  await run(folder, missing);
  const db = `${program}.db`;
  const shards = SHUFFLED.map((part) => `${nameOf(part)}.shard`);
  const summary = await importInto(folder, db, ["--claims", ...shards]);
  await importInto(folder, db, ["--claims", ...shards.toReversed()]);
  const isSame = (await hashExport(folder, db)) === expected;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${name}: ${PARTS} parts, one process killed, ${missing.length} part run again, ${seconds} s; ${summary}`,
  );
  console.log(`${name}: the export ${isSame ? "equals" : "DIFFERS FROM"} that of one process`);
  return isSame;
}

/**
 * Extracts papers in shards with existing schedulers, kills one process, runs what is missing again, imports the shards
 * in another order, twice, and compares the export with that of one process. Then it runs the SQL example of
 * docs/scale.md with DuckDB.
 */
export async function run([count = "30000"]: readonly string[]): Promise<void> {
  const papers = await readCorpus(Number(count));
  if (papers.length === 0) throw new UsageError("left out: ../shared/corpus is not here");
  const folder = temporaryFolder();
  try {
    writeParts(papers, folder.path);
    const parts = Array.from({ length: PARTS }, (_, part) => `${nameOf(part)}.jsonl`);
    console.log(`one process: ${await importInto(folder.path, "one.db", parts)}`);
    const expected = await hashExport(folder.path, "one.db");
    console.log(`one process: ${papers.length} papers, export ${expected}`);
    for (const scheduler of SCHEDULERS) {
      if (!(await isInstalled(scheduler.program))) {
        console.log(`${scheduler.name}: left out, as "${scheduler.program}" is not installed`);
        continue;
      }
      if (!(await runScheduler(scheduler, folder.path, expected))) process.exitCode = 1;
      for (const part of SHUFFLED) rmSync(join(folder.path, `${nameOf(part)}.shard`), { force: true });
    }
    const files = parts.map((part) => join(folder.path, part));
    const isWhole = await runDuckDbExample(folder.path, files);
    if (isWhole === null) console.log("DuckDB: left out, as it cannot be installed");
    if (isWhole === false) process.exitCode = 1;
  } finally {
    folder.remove();
  }
}

async function isInstalled(program: string): Promise<boolean> {
  return exec(program, ["--version"]).then(
    () => true,
    () => false,
  );
}
