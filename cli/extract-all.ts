import type { PaperRecord } from "@/lib/paper";
import { type Extracted, extractPaper } from "./extraction";
import { openPool, settled } from "./thread-pool";

/** Papers that go to a thread at once: enough to make the way there worth it. */
const BATCH = 64;
/** Batches that are under way for each thread, so that none waits and memory stays bounded. */
const AHEAD = 2;

/** What came of each paper, in the order of the input, with as many threads as asked for. */
export async function* extractAll(papers: AsyncIterable<PaperRecord>, jobs: number): AsyncGenerator<Extracted> {
  if (jobs <= 1) {
    for await (const paper of papers) yield extractPaper(paper);
    return;
  }
  const pool = openPool<PaperRecord, Extracted>(jobs, "claims");
  const underWay: Promise<Extracted[]>[] = [];
  try {
    for await (const batch of inBatches(papers)) {
      underWay.push(settled(pool.run(batch)));
      if (underWay.length >= jobs * AHEAD) yield* await first(underWay);
    }
    while (underWay.length > 0) yield* await first(underWay);
  } finally {
    await pool.close();
  }
}

async function first(queue: Promise<Extracted[]>[]): Promise<Extracted[]> {
  return (await queue.shift()) ?? [];
}

async function* inBatches(papers: AsyncIterable<PaperRecord>): AsyncGenerator<PaperRecord[]> {
  let batch: PaperRecord[] = [];
  for await (const paper of papers) {
    batch.push(paper);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
