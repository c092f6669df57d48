import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, temporaryFolder } from "../e2e/program";
import { writeMixedFiles } from "./mixed-files";
import type { RecordKind } from "./mixed-record-kinds";
import { UsageError } from "./usage-error";

const COUNT = 100_000;
const POLL_MS = 100;

interface Outcome {
  readonly code: number | null;
  readonly report: string;
  readonly seconds: number;
  /** Peak resident memory in MB; NaN where the system does not tell it. */
  readonly megabytes: number;
}

/** Peak resident memory of a process in MB. */
function readPeakMemory(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Imports a folder by the command line, as a person does. */
function importFolder(folder: string, db: string): Promise<Outcome> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(ROOT, "bin", "claimboard.mjs"), "import", folder, "--db", db], {
    env: { ...process.env, NO_COLOR: "1" },
  });
  let [report, megabytes] = ["", Number.NaN];
  const poll = setInterval(() => {
    const peak = readPeakMemory(child.pid ?? 0);
    if (!Number.isNaN(peak)) megabytes = peak;
  }, POLL_MS);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      report += text;
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(poll);
      resolve({ code, report, megabytes, seconds: (performance.now() - start) / 1000 });
    });
  });
}

/** Counts of the summary: "  9,800 skipped: no abstract (first: …)". */
const REASON = /^ {2}([\d,]+) ((?:skipped|noted): .*) \(first: /gm;
/** A rare reason has only lines of its own: "skipped: a.csv, line 3: no abstract". */
const LINE = /^(skipped|note): .+?, line \d+: (.*)$/gm;
const toNumber = (text: string | undefined): number => Number((text ?? "0").replaceAll(",", ""));

/** Counts the issues that a pattern matches. */
function countReported(report: string, issue: RegExp): number {
  const summed = Array.from(report.matchAll(REASON), ([, count, reason = ""]) =>
    issue.test(reason) ? toNumber(count) : 0,
  ).reduce((a, b) => a + b, 0);
  const listed = Array.from(report.matchAll(LINE)).filter(([, severity, message]) =>
    issue.test(`${severity === "note" ? "noted" : severity}: ${message}`),
  ).length;
  return Math.max(summed, listed);
}

function compare(
  counts: ReadonlyMap<RecordKind, number>,
  report: string,
): { readonly rows: string[]; readonly wrong: number } {
  const [, added, merged, unchanged] = /^papers: ([\d,]+) new, ([\d,]+) merged, ([\d,]+) unchanged/m.exec(report) ?? [];
  const sum = (outcome: RecordKind["outcome"]): number =>
    Array.from(counts).reduce((total, [kind, count]) => total + (kind.outcome === outcome ? count : 0), 0);
  const expected: (readonly [string, number, number])[] = [
    ["new papers", sum("new"), toNumber(added)],
    ["records of known papers", sum("merged"), toNumber(merged) + toNumber(unchanged)],
    ["skipped records", sum("skipped"), toNumber(/^skipped: ([\d,]+)/m.exec(report)?.[1])],
    ...Array.from(counts).flatMap(([{ name, issue }, count]) =>
      issue ? [[name, count, countReported(report, issue)] as const] : [],
    ),
  ];
  const rows = expected.map(
    ([name, generated, reported]) =>
      `${name.padEnd(26)} ${String(generated).padStart(8)} ${String(reported).padStart(8)}${generated === reported ? "" : "  differs"}`,
  );
  return { rows, wrong: expected.filter(([, generated, reported]) => generated !== reported).length };
}

/**
 * Generates records of mixed quality in a folder with several formats, imports it by the command line, shows the report as a
 * person sees it, and compares it with what was generated.
 */
export async function run([count = String(COUNT)]: readonly string[]): Promise<void> {
  if (!/^\d{1,7}$/.test(count)) throw new UsageError(`${count} is not a number of records`);
  const folder = temporaryFolder();
  const counts = await writeMixedFiles(folder.path, Number(count));
  const { code, report, seconds, megabytes } = await importFolder(folder.path, join(folder.path, "board.db"));
  const { rows, wrong } = compare(counts, report);
  console.log(report);
  console.log(`${"".padEnd(26)} generated reported\n${rows.join("\n")}\n`);
  console.log(`${count} records in ${seconds.toFixed(0)} s, peak memory ${megabytes.toFixed(0)} MB, exit code ${code}`);
  if (wrong > 0 || code !== 0) process.exitCode = 1;
}
