import { parentPort } from "node:worker_threads";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { PaperRecord } from "@/lib/paper/paper";
import { TASKS, type Task } from "./extract-paper";

interface Batch {
  readonly id: number;
  readonly task: Task;
  readonly papers: readonly PaperRecord[];
  readonly lexicon?: UserLexicon;
}

/** Worker thread: extracts each received batch and sends back the results. */
parentPort?.on("message", ({ id, task, papers, lexicon }: Batch) => {
  parentPort?.postMessage({ id, results: papers.map((paper) => TASKS[task](paper, lexicon)) });
});
