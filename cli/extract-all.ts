import type { PaperRecord } from "@/lib/paper/paper";
import { type ExtractedPaper, extractPaper } from "./extract-paper";
import { ignoreUnhandled, openPool } from "./thread-pool";

/** Papers that go to a thread at once: enough to make the way there worth it. */
const BATCH_SIZE = 64;
/** Batches that are under way for each thread, so that none waits and memory stays bounded. */
const BATCHES_AHEAD = 2;

/** What came of each paper, in the order of the input, with as many threads as asked for. */
export async function* extractAll(papers: AsyncIterable<PaperRecord>, jobs: number): AsyncGenerator<ExtractedPaper> {
  if (jobs <= 1) {
    for await (const paper of papers) yield extractPaper(paper);
    return;
  }
  const pool = openPool<PaperRecord, ExtractedPaper>(jobs, "claims");
  const underWay: Promise<ExtractedPaper[]>[] = [];
  try {
    for await (const batch of toBatches(papers)) {
      underWay.push(ignoreUnhandled(pool.run(batch)));
      if (underWay.length >= jobs * BATCHES_AHEAD) yield* await takeFirst(underWay);
    }
    while (underWay.length > 0) yield* await takeFirst(underWay);
  } finally {
    await pool.close();
  }
}

async function takeFirst(queue: Promise<ExtractedPaper[]>[]): Promise<ExtractedPaper[]> {
  return (await queue.shift()) ?? [];
}

async function* toBatches(papers: AsyncIterable<PaperRecord>): AsyncGenerator<PaperRecord[]> {
  let batch: PaperRecord[] = [];
  for await (const paper of papers) {
    batch.push(paper);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
