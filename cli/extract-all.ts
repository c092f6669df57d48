import { Worker } from "node:worker_threads";
import type { PaperRecord } from "@/lib/paper";
import { type Extracted, extractPaper } from "./extraction";

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
  const pool = openPool(jobs);
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

/** Marks a rejection as seen: it is thrown where the result is awaited. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
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

interface Pool {
  readonly run: (papers: PaperRecord[]) => Promise<Extracted[]>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (results: Extracted[]) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that take batches in turn. */
function openPool(size: number): Pool {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const workers = Array.from({ length: size }, () => {
    const worker = new Worker(new URL("../bin/extract-worker.mjs", import.meta.url));
    worker.on("message", ({ id, results }: { id: number; results: Extracted[] }) => {
      waiting.get(id)?.resolve(results);
      waiting.delete(id);
    });
    worker.on("error", fail);
    return worker;
  });
  return {
    run: (papers) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        workers[id % size]?.postMessage({ id, papers });
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
