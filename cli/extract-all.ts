import type { PaperRecord } from "@/lib/paper/paper";
import { type ExtractedPaper, extractPaper } from "./extract-paper";
import { ignoreUnhandled, openPool } from "./thread-pool";

/** Papers per message to a thread; amortizes the cost of messages. */
const BATCH_SIZE = 64;
/** Pending batches per thread: no thread idles, and memory stays bounded. */
const BATCHES_AHEAD = 2;

/** Extracts the claims of each paper with `jobs` threads, in input order. */
export async function* extractAll(papers: AsyncIterable<PaperRecord>, jobs: number): AsyncGenerator<ExtractedPaper> {
  if (jobs <= 1) {
    for await (const paper of papers) yield extractPaper(paper);
    return;
  }
  const pool = openPool<PaperRecord, ExtractedPaper>(jobs, "claims");
  const pending: Promise<ExtractedPaper[]>[] = [];
  try {
    for await (const batch of toBatches(papers)) {
      pending.push(ignoreUnhandled(pool.run(batch)));
      if (pending.length >= jobs * BATCHES_AHEAD) yield* await takeFirst(pending);
    }
    while (pending.length > 0) yield* await takeFirst(pending);
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
