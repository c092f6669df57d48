import { existsSync, writeFileSync } from "node:fs";
import { claimboard, SAMPLES, SEEDS } from "../e2e/program";
import { type Abstract, readCorpus } from "./abstracts";

/** Abstracts of the corpus on the board. */
const PAPERS = 5_000;

/** The benchmarks whose claims a person makes right in a session. */
const MENTIONED = /AIME|\bMATH(?:-?500)?\b|MathVista/;

/** Runs `claimboard …` and returns its output; throws if it fails. */
export async function runToEnd(args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await claimboard(args);
  if (code !== 0) throw new Error(`claimboard ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** Parses NDJSON. */
export const parseLines = <T>(text: string): T[] =>
  text.split("\n").flatMap((line) => (line ? [JSON.parse(line) as T] : []));

/** Sends what a page sends; false if the server was killed before it answered. */
export async function post(url: string, body: unknown): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(url).origin },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.ok) return true;
    throw new Error(`${url} answered ${answer.status}: ${text}`);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Reads 5,000 abstracts of the corpus: all that mention AIME, MATH or MathVista, then the first others. */
async function readBoardPapers(): Promise<Abstract[]> {
  const all = await readCorpus(Number.POSITIVE_INFINITY);
  const isMentioning = ({ title, abstract }: Abstract): boolean => MENTIONED.test(`${title} ${abstract}`);
  const others = all.filter((paper) => !isMentioning(paper));
  return [...all.filter(isMentioning), ...others].slice(0, PAPERS);
}

/**
 * Imports the documents of the seeds, or the samples, and 5,000 abstracts of the corpus.
 * @param folder gets the database
 * @returns the database and the abstracts
 */
export async function createCurationBoard(folder: string): Promise<{ db: string; papers: readonly Abstract[] }> {
  const db = `${folder}/board.db`;
  const file = `${folder}/papers.jsonl`;
  const papers = await readBoardPapers();
  writeFileSync(file, papers.map((paper) => `${JSON.stringify(paper)}\n`).join(""));
  await runToEnd(["import", "--db", db, ...(existsSync(SEEDS) ? [SEEDS] : SAMPLES), file]);
  return { db, papers };
}
