import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { APPLICATION_ID, closeDb, openDb } from "@/db/open";
import { claimboard, serve } from "../e2e/program";

/** Work on a database that can be killed. */
export interface Interruptible {
  /** Resolves when the work ended by itself or was killed; rejects if it failed. */
  readonly ended: Promise<void>;
  /** True after the first write. */
  readonly hasStarted: () => boolean;
  /** Changes that were confirmed to a client, as rows of `readAcknowledged`. */
  readonly listAnswered: () => readonly string[];
  /** Sends SIGKILL. @returns false if the work had ended already */
  readonly kill: () => Promise<boolean>;
}

export interface KillScenario {
  readonly name: string;
  /**
   * Creates the database before the work, unless the work creates it.
   * @param folder for other files
   * @param initial path of that database
   * @returns a function that starts the work on a copy
   */
  readonly prepare: (folder: string, initial: string) => Promise<(file: string) => Interruptible>;
}

const PROGRAM = fileURLToPath(new URL("../bin/claimboard.mjs", import.meta.url));
const MIGRATIONS = fileURLToPath(new URL("../db/migrations", import.meta.url));

/** Papers of an import and of a re-extraction: several batches. */
const PAPERS = 1500;
/** Papers of the first schema: a migration writes their search index. */
const OLD_PAPERS = 30_000;
const REVIEWED_CLAIMS = 120;
/** Models of the papers, each in some of them. */
const RENAMED_MODELS = 40;

const abstractOf = (i: number): string =>
  `We study owls of kind ${i % 97}. ${"They sleep by day and hunt by night. ".repeat(8)}${
    i % 3 === 0 ? `Owl-${1 + (i % 70)}B rises from ${20 + (i % 30)}.5% to ${55 + (i % 40)}% on GSM8K.` : ""
  }`;

function writePapers(file: string): void {
  const lines = Array.from({ length: PAPERS }, (_, i) =>
    JSON.stringify({ title: `Owl study number ${i}`, abstract: abstractOf(i), authors: `Ada Bell, Bo Wu ${i % 11}` }),
  );
  writeFileSync(file, `${lines.join("\n")}\n`);
}

async function runToEnd(args: readonly string[]): Promise<void> {
  const { code, stderr } = await claimboard(args);
  if (code !== 0) throw new Error(`claimboard ${args.join(" ")} ended with code ${code}: ${stderr}`);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Starts a command of the program on a database. It has started when it has written to the log of the database. */
function startCommand(args: readonly string[], file: string): Interruptible {
  const child = spawn(process.execPath, [PROGRAM, ...args, "--db", file], { stdio: ["ignore", "ignore", "pipe"] });
  let messages = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    messages += text;
  });
  const exited = once(child, "close");
  const ended = exited.then(() => {
    if (child.exitCode !== 0 && child.signalCode !== "SIGKILL")
      throw new Error(`claimboard ${args.join(" ")} ended with code ${child.exitCode}: ${messages}`);
  });
  return {
    ended,
    hasStarted: () => sizeOf(`${file}-wal`) > 0,
    listAnswered: () => [],
    kill: () => killProcess(child, exited),
  };
}

async function killProcess(child: ChildProcess, exited: Promise<unknown>): Promise<boolean> {
  const isRunning = child.exitCode === null && child.signalCode === null;
  if (isRunning) child.kill("SIGKILL");
  await exited;
  return child.signalCode === "SIGKILL";
}

const importing: KillScenario = {
  name: "import",
  prepare: async (folder) => {
    const papers = `${folder}/owls.jsonl`;
    writePapers(papers);
    return (file) => startCommand(["import", papers], file);
  },
};

/** All claims lose a slot, get another extractor, and some are missing, so that each paper is written again. */
const reextracting: KillScenario = {
  name: "re-extraction",
  prepare: async (folder, initial) => {
    await createBoard(folder, initial);
    const db = openDb(initial);
    db.$client.exec(`UPDATE papers SET extractor = '0'; UPDATE claims SET extractor = '0', metric = 'owls', after = 1;
      DELETE FROM claims WHERE pk % 3 = 0`);
    closeDb(db);
    return (file) => startCommand(["reextract"], file);
  },
};

/** A board of the first version of the program; any command migrates it. */
const migrating: KillScenario = {
  name: "migration",
  prepare: async (_folder, initial) => {
    const client = new Database(initial);
    const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
    if (first === undefined) throw new Error("there are no migrations");
    for (const statement of first.sql) client.exec(statement);
    client.pragma(`application_id = ${APPLICATION_ID}`);
    client.exec("CREATE TABLE __drizzle_migrations (id integer PRIMARY KEY, hash text NOT NULL, created_at numeric)");
    const applied = "INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)";
    client.prepare(applied).run(first.hash, first.folderMillis);
    const insert = client.prepare(`INSERT INTO papers (id, title, title_key, abstract, restated, source, locator,
      first_seen, extractor) VALUES (?, ?, ?, ?, 0, 'owls.jsonl', ?, '2025-01-01T00:00:00.000Z', '0')`);
    client.transaction(() => {
      client.exec(`INSERT INTO imports (source, first_at, last_at)
        VALUES ('owls.jsonl', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z')`);
      for (let i = 0; i < OLD_PAPERS; i++)
        insert.run(`owl-${i}`, `Owl study ${i}`, `owl study ${i}`, abstractOf(i), `line ${i}`);
    })();
    client.pragma("journal_mode = WAL");
    client.close();
    return (file) => startCommand(["stats"], file);
  },
};

/** A change that is sent to a server, and the row of `readAcknowledged` that it must leave when it is confirmed. */
interface Change {
  readonly path: string;
  readonly body: unknown;
  readonly row: string;
}

/** A review of every second claim gives a verdict, and of the others a note. */
function toReview(claim: string, i: number): Change {
  const path = `/claims/${claim}/review`;
  if (i % 2 === 1) return { path, body: { action: "note", note: `owl ${i}` }, row: `review ${claim}  owl ${i}` };
  const verdict = i % 4 === 0 ? "accepted" : "rejected";
  return { path, body: { action: "verdict", verdict }, row: `review ${claim} ${verdict} ` };
}

/** Reviews one claim after the other through a server, whose process is killed. */
const reviewing: KillScenario = {
  name: "review",
  prepare: async (folder, initial) => {
    await createBoard(folder, initial);
    const db = openDb(initial);
    const claims = db.$client
      .prepare<[number], string>("SELECT id FROM claims ORDER BY id LIMIT ?")
      .pluck()
      .all(REVIEWED_CLAIMS);
    closeDb(db);
    return (file) => startChanges(file, claims.map(toReview));
  },
};

/** A decision about a model: its papers are extracted again in the same transaction. */
function toDecision(size: number): Change {
  const decision = { action: "rename", kind: "model", name: `Owl-${size}B`, to: `Barn Owl ${size}B`, match: "case" };
  return { path: "/names/change", body: { decide: [decision] }, row: `decision Owl-${size}B` };
}

/** Renames one model after the other through a server, whose process is killed. */
const naming: KillScenario = {
  name: "names",
  prepare: async (folder, initial) => {
    await createBoard(folder, initial);
    const decisions = Array.from({ length: RENAMED_MODELS }, (_, i) => toDecision(i + 1));
    return (file) => startChanges(file, decisions);
  },
};

async function createBoard(folder: string, file: string): Promise<void> {
  const papers = `${folder}/owls.jsonl`;
  writePapers(papers);
  await runToEnd(["import", papers, "--db", file]);
}

/** Sends changes to a server, one after the other. It is killed while it works on one of them. */
function startChanges(file: string, changes: readonly Change[]): Interruptible {
  const answered: string[] = [];
  const log = `${file}.log`;
  let pid: number | null = null;
  let isKilled = false;
  const work = async (): Promise<void> => {
    writeFileSync(log, "");
    const server = await serve(["--db", file, "--port", "0", "--log", log]);
    pid = readServerPid(log);
    for (const { path, body, row } of changes) {
      const request = { method: "POST", body: JSON.stringify(body) };
      const response = await fetch(server.url + path, request).catch(() => null);
      if (response?.status === 200) answered.push(row);
      else if (isKilled) break;
      else throw new Error(`${path} was answered with ${response?.status ?? "nothing"}`);
    }
    const wasRunning = !isKilled;
    pid = null;
    await (wasRunning ? server.stop() : server.stop("SIGKILL"));
  };
  const ended = work();
  return {
    ended,
    hasStarted: () => answered.length > 0,
    listAnswered: () => [...answered],
    kill: async () => {
      if (pid !== null) {
        isKilled = true;
        process.kill(pid, "SIGKILL");
      }
      await ended;
      return isKilled;
    },
  };
}

/** The server writes its process id into its log when it starts. */
function readServerPid(log: string): number {
  const [first = "{}"] = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
  return Number((JSON.parse(first) as { readonly pid?: number }).pid);
}

export const KILL_SCENARIOS: readonly KillScenario[] = [importing, reextracting, reviewing, naming, migrating];
