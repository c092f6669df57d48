import { once } from "node:events";
import { Writable } from "node:stream";
import { createTestBoard, createTestExtractor } from "@/db/fixtures/test-board";
import type { Db } from "@/db/open";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { getBoardStats } from "@/db/queries/get-board-stats";
import { getClaimFacets } from "@/db/queries/get-claim-facets";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { listClaims } from "@/db/queries/list-claims";
import { listPapers } from "@/db/queries/list-papers";
import { streamClaims } from "@/db/queries/stream-claims";
import { csv } from "@/exporters/csv";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { type Measurement, measureMedianTime } from "./measurement";
import { CLAIMS_PER_PAPER, createSyntheticPapers, PAPER_COUNT } from "./synthetic-board";

const ROUNDS = 5;

const QUERIES: readonly string[] = [
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
  const on = `${(PAPER_COUNT * CLAIMS_PER_PAPER).toLocaleString("en")} claims`;
  const time = async (name: string, work: () => unknown): Promise<Measurement> => ({
    name,
    value: Math.round((await measureMedianTime(ROUNDS, work)) * 10) / 10,
    unit: "ms",
    on,
  });
  const query = (text: string) => parseClaimQuery(text).query;
  const results: Measurement[] = [
    await time("all facets, first time after a change", () => {
      db.$client.exec("UPDATE imports SET last_at = last_at");
      return getClaimFacets(db, query(""));
    }),
  ];
  for (const text of QUERIES) {
    results.push(await time(`page of 100 claims, "${text}"`, () => listClaims(db, query(text))));
    results.push(await time(`all facets, "${text}"`, () => getClaimFacets(db, query(text))));
  }
  return [
    ...results,
    await time("list of benchmarks", () => listBenchmarks(db)),
    await time("the benchmark with most claims", () => getBenchmark(db, "bench-0")),
    await time("page of papers", () => listPapers(db)),
    await time("numbers of the board", () => getBoardStats(db)),
    await time("CSV of all claims", () => drain(csv.write(streamClaims(file, query(""))))),
  ];
}

async function drain(texts: AsyncIterable<string | Uint8Array>): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  for await (const text of texts) if (!nowhere.write(text)) await once(nowhere, "drain");
}

/** Measures the speed of imports without extraction, and of the queries of the dashboard. */
export async function measureDatabase(): Promise<Measurement[]> {
  const board = createTestBoard();
  const papers = createSyntheticPapers();
  const extractor = createTestExtractor();
  const rate = async (name: string): Promise<Measurement> => {
    const ms = await measureMedianTime(1, () => board.add(papers, extractor));
    return {
      name,
      value: Math.round((1000 * PAPER_COUNT) / ms),
      unit: "papers/s",
      on: `${PAPER_COUNT} papers, 4 claims each`,
    };
  };
  const imports = [await rate("import of new papers"), await rate("the same import again")];
  const queries = await measureQueries(board.db, board.file);
  board.remove();
  return [...imports, ...queries];
}
