import { Worker } from "node:worker_threads";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Task } from "./extract-paper";

/** Worker threads that process batches in turn (round-robin). */
export interface ThreadPool<In, Out> {
  /** @param lexicon decisions of a board about names */
  readonly run: (batch: readonly In[], lexicon?: UserLexicon) => Promise<Out[]>;
  readonly close: () => Promise<void>;
}

interface PendingBatch<Out> {
  readonly resolve: (results: Out[]) => void;
  readonly reject: (error: Error) => void;
}

/** Opens `size` worker threads for a task; each starts with its first batch. */
export function openPool<In, Out>(size: number, task: Task): ThreadPool<In, Out> {
  const waiting = new Map<number, PendingBatch<Out>>();
  let next = 0;
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const workers: Worker[] = [];
  const start = (): Worker => {
    const worker = new Worker(new URL("../bin/worker.mjs", import.meta.url));
    worker.on("message", ({ id, results }: { id: number; results: Out[] }) => {
      waiting.get(id)?.resolve(results);
      waiting.delete(id);
    });
    worker.on("error", fail);
    return worker;
  };
  return {
    run: (batch, lexicon) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        workers[id % size] ??= start();
        workers[id % size]?.postMessage({ id, task, papers: batch, lexicon });
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Marks a rejection as handled; it is thrown where the promise is awaited. */
export function ignoreUnhandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
