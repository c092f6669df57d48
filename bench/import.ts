import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { extractSafely } from "@/extractors/extract-safely";
import { parsePapers } from "@/sources/read";
import { ROOT, temporaryFolder } from "../e2e/program";
import { type Abstract, readCorpus } from "./abstracts";
import { renderMemorySvg } from "./load-report";
import { type UsageSample, watchProcesses } from "./process-usage";
import { UsageError } from "./usage-error";

const PLOT = fileURLToPath(new URL("../docs/import-memory.svg", import.meta.url));
/** Papers from which a run shows the memory over time. */
const PLOTTED = 100_000;
const INTERVAL_MS = 500;
const PLOTTED_SAMPLES = 200;

/** Returns another paper with the results of an abstract: title, ids and first words differ. */
function renamePaper(paper: Abstract, copy: number): object {
  if (copy === 0) return paper;
  const { id, url, ...rest } = paper as Abstract & { readonly id?: unknown; readonly url?: unknown };
  return {
    ...rest,
    ...(id !== undefined && { id: `${String(id).slice(0, -1)}${copy}${String(id).slice(-1)}` }),
    title: `Replication ${copy}, ${paper.title}`,
    abstract: `Study ${copy} of its kind. ${paper.abstract}`,
  };
}

/**
 * Writes papers as JSON Lines, those of the corpus as often as needed under other names.
 * @param first number of the first name; 0 are the names of the corpus
 */
export async function writePapers(file: string, count: number, first = 0): Promise<void> {
  const corpus = await readCorpus(count);
  if (corpus.length === 0) throw new UsageError("left out: ../shared/corpus is not here");
  const output = createWriteStream(file);
  for (let i = 0; i < count; i++) {
    const paper = corpus[i % corpus.length];
    const copy = first + Math.floor(i / corpus.length);
    if (paper && !output.write(`${JSON.stringify(renamePaper(paper, copy))}\n`)) await once(output, "drain");
  }
  output.end();
  await once(output, "close");
}

async function* readPapers(file: string) {
  for await (const result of parsePapers(createReadStream(file), { source: file }))
    if ("paper" in result) yield result.paper;
}

/** Returns the CPU time of `work` in seconds. */
async function measureCpu(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Runs `claimboard import` to its end and returns its usage over time. */
async function watchImport(file: string, db: string): Promise<readonly UsageSample[]> {
  const args = [join(ROOT, "bin", "claimboard.mjs"), "import", file, "--db", db];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "ignore"] });
  const usage = watchProcesses([child.pid ?? 0], INTERVAL_MS);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the import ended with code ${code}`);
  return usage.stop();
}

/**
 * Imports papers of the corpus, renamed as often as needed, into a new board; prints CPU time and memory, and the stages
 * if there are few papers. Many papers give the plot of `docs/scale.md`.
 * @param args number of papers (30000)
 */
export async function run([countText = "30000"]: readonly string[]): Promise<void> {
  const count = Number(countText);
  if (!(Number.isInteger(count) && count > 0)) throw new UsageError("usage: npm run bench -- import [COUNT]");
  const folder = temporaryFolder();
  const [file, db] = [join(folder.path, "papers.jsonl"), join(folder.path, "board.db")];
  try {
    await writePapers(file, count);
    const usage = await watchImport(file, db);
    const total = usage.at(-1)?.cpuSeconds ?? 0;
    const perPaper = (seconds: number): string => `${Math.round((1e6 * seconds) / count)} µs a paper`;
    const peak = Math.max(...usage.map(({ mb }) => mb));
    console.log(
      `import of ${count} papers: ${total.toFixed(1)} CPU-s, ${perPaper(total)}, at most ${peak} MB of memory`,
    );
    console.log(`board: ${Math.round(statSync(db).size / 2 ** 20)} MB`);
    if (count >= PLOTTED) {
      const title = `Memory of an import of ${count.toLocaleString("en")} papers`;
      const step = Math.ceil(usage.length / PLOTTED_SAMPLES);
      const some = usage.filter((_, i) => i % step === 0);
      writeFileSync(PLOT, renderMemorySvg(some, { title, source: `npm run bench -- import ${count}` }));
      return;
    }
    const papers: Abstract[] = [];
    const reading = await measureCpu(async () => {
      for await (const paper of readPapers(file)) papers.push(paper);
    });
    const extraction = await measureCpu(async () => papers.forEach((paper) => void extractSafely(paper)));
    console.log(`reading: ${reading.toFixed(1)} CPU-s, ${perPaper(reading)}`);
    console.log(`extraction: ${extraction.toFixed(1)} CPU-s, ${perPaper(extraction)}`);
    const storing = total - reading - extraction;
    console.log(`start and storing, the rest: ${storing.toFixed(1)} CPU-s, ${perPaper(storing)}`);
  } finally {
    folder.remove();
  }
}
