import type { PaperRecord } from "@/lib/paper/paper";
import { TASKS } from "./extract-paper";
import { ignoreUnhandled, openPool } from "./thread-pool";

/** Papers per message to a thread; amortizes the cost of messages. */
const BATCH_SIZE = 64;
/** Pending batches per thread: no thread idles, and memory stays bounded. */
const BATCHES_AHEAD = 2;

type OutputTask = "claims" | "shard";
type Output<T extends OutputTask> = ReturnType<(typeof TASKS)[T]>;

/** Extracts each paper with `jobs` threads, in input order: its claims, or a line of a shard. */
export async function* extractAll<T extends OutputTask>(
  papers: AsyncIterable<PaperRecord>,
  jobs: number,
  task: T,
): AsyncGenerator<Output<T>> {
  const extract = TASKS[task] as (paper: PaperRecord) => Output<T>;
  if (jobs <= 1) {
    for await (const paper of papers) yield extract(paper);
    return;
  }
  const pool = openPool<PaperRecord, Output<T>>(jobs, task);
  const pending: Promise<Output<T>[]>[] = [];
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

async function takeFirst<T>(queue: Promise<T[]>[]): Promise<T[]> {
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
