import { once } from "node:events";
import { Writable } from "node:stream";
import { testBoard, testExtractor, testPaper } from "../db/fixtures/board";
import type { Db } from "../db/open";
import { boardStats } from "../db/queries/board-stats";
import { claimFacets } from "../db/queries/claim-facets";
import { getBenchmark } from "../db/queries/get-benchmark";
import { listBenchmarks } from "../db/queries/list-benchmarks";
import { listClaims } from "../db/queries/list-claims";
import { listPapers } from "../db/queries/list-papers";
import { streamClaims } from "../db/queries/stream-claims";
import { csv } from "../exporters/csv";
import type { PaperRecord } from "../lib/paper";
import { parseClaimQuery } from "../lib/parse-claim-query";
import { type Measurement, medianTime } from "./measurement";

const PAPERS = 25_000;
const CLAIMS_EACH = 4;
const ROUNDS = 5;
const SIZES = [0.5, 1, 3, 7, 8, 13, 14, 32, 70, 235];
const FAMILIES = ["Owl", "Lynx", "Hen", "Wolf", "Carp"];
const FILLER = "We study how systems of this kind learn from few examples, and where they fail. ";

/** Paper `i` of a made-up field: four results, about 1,000 characters, 300 benchmarks of very different frequency. */
function madeUpPaper(i: number): PaperRecord {
  const lines = Array.from({ length: CLAIMS_EACH }, (_, j) => {
    const n = i * CLAIMS_EACH + j;
    const benchmark = `Bench ${Math.floor(300 * ((n * 0.618) % 1) ** 3)}`;
    const before = (n * 7) % 60;
    return `${FAMILIES[n % 5]}-${SIZES[n % 9]}B goes from ${before} to ${before + (n % 23)} on ${benchmark}.`;
  });
  return testPaper({
    title: `Made-up study ${i} of topic ${i % 977}`,
    abstract: FILLER.repeat(8) + lines.join(" "),
    published: new Date(Date.UTC(2020, 0, 1 + (i % 2100))).toISOString().slice(0, 10),
    arxiv_id: `${2001 + (i % 12)}.${String(i).padStart(5, "0")}`,
    locator: `line ${i}`,
  });
}

const PAGES: readonly string[] = [
  "",
  "sort=-size_b,-gain",
  "sort=benchmarks,model",
  "sort=paper_title&page=500",
  "page=990",
  "benchmark=bench-0&size=7-9&sort=-gain",
  "q=topic+42",
  "q=learn",
];

async function measureQueries(db: Db, file: string): Promise<Measurement[]> {
  const on = `${(PAPERS * CLAIMS_EACH).toLocaleString("en")} claims`;
  const time = async (name: string, work: () => unknown): Promise<Measurement> => ({
    name,
    value: Math.round((await medianTime(ROUNDS, work)) * 10) / 10,
    unit: "ms",
    on,
  });
  const query = (text: string) => parseClaimQuery(text).query;
  const results: Measurement[] = [
    await time("all facets, first time after a change", () => {
      db.$client.exec("UPDATE imports SET last_at = last_at");
      return claimFacets(db, query(""));
    }),
  ];
  for (const text of PAGES) {
    results.push(await time(`page of 100 claims, "${text}"`, () => listClaims(db, query(text))));
    results.push(await time(`all facets, "${text}"`, () => claimFacets(db, query(text))));
  }
  return [
    ...results,
    await time("list of benchmarks", () => listBenchmarks(db)),
    await time("the benchmark with most claims", () => getBenchmark(db, "bench-0")),
    await time("page of papers", () => listPapers(db)),
    await time("numbers of the board", () => boardStats(db)),
    await time("CSV of all claims", () => discard(csv.write(streamClaims(file, query(""))))),
  ];
}

async function discard(texts: AsyncIterable<string | Uint8Array>): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  for await (const text of texts) if (!nowhere.write(text)) await once(nowhere, "drain");
}

/** How fast papers are stored, extraction left out, and how long the dashboard's questions take. */
export async function measureDatabase(): Promise<Measurement[]> {
  const board = testBoard();
  const papers = Array.from({ length: PAPERS }, (_, i) => madeUpPaper(i));
  const extractor = testExtractor();
  const rate = async (name: string): Promise<Measurement> => {
    const ms = await medianTime(1, () => board.add(papers, extractor));
    return { name, value: Math.round((1000 * PAPERS) / ms), unit: "papers/s", on: `${PAPERS} papers, 4 claims each` };
  };
  const imports = [await rate("import of new papers"), await rate("the same import again")];
  const queries = await measureQueries(board.db, board.file);
  board.remove();
  return [...imports, ...queries];
}
