import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";
import type { PaperRecord } from "@/lib/paper/paper";
import { parsePapers } from "@/sources/read";

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const SAMPLES = ["digest.md", "listing.txt", "daily-papers.txt", "papers.jsonl"].map((name) => path(`samples/${name}`));
const CORPUS = path("../shared/corpus/abstracts-30k.jsonl.gz");

export type Abstract = Pick<PaperRecord, "title" | "abstract">;

/** Reads the papers of a file in any supported format. */
export async function readAbstracts(source: string): Promise<Abstract[]> {
  const papers: Abstract[] = [];
  for await (const result of parsePapers(createReadStream(source), { source })) {
    if ("paper" in result) papers.push(result.paper);
  }
  return papers;
}

/** Reads the bundled samples. */
export const readSamples = async (): Promise<Abstract[]> => (await Promise.all(SAMPLES.map(readAbstracts))).flat();

/** Reads up to `limit` real abstracts from the shared corpus; empty if it is not available. */
export async function readCorpus(limit: number): Promise<Abstract[]> {
  const papers: Abstract[] = [];
  if (!existsSync(CORPUS)) return papers;
  for await (const line of createInterface({ input: createReadStream(CORPUS).pipe(createGunzip()) })) {
    if (papers.length >= limit) break;
    papers.push(JSON.parse(line) as Abstract);
  }
  return papers;
}
