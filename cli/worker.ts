import { parentPort } from "node:worker_threads";
import { extractSafely } from "@/extractors/extract-safely";
import type { PaperRecord } from "@/lib/paper/paper";
import { extractPaper } from "./extract-paper";
import type { Task } from "./thread-pool";

interface Batch {
  readonly id: number;
  readonly task: Task;
  readonly papers: readonly PaperRecord[];
}

const TASKS = { claims: extractPaper, extraction: extractSafely };

/** Worker thread: extracts each received batch and sends back the results. */
parentPort?.on("message", ({ id, task, papers }: Batch) => {
  parentPort?.postMessage({ id, results: papers.map((paper) => TASKS[task](paper)) });
});
