import { parentPort } from "node:worker_threads";
import { extractSafely } from "@/extractors/extract-safely";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { PaperRecord } from "@/lib/paper/paper";
import { extractPaper } from "./extract-paper";
import type { Task } from "./thread-pool";

interface Batch {
  readonly id: number;
  readonly task: Task;
  readonly papers: readonly PaperRecord[];
  readonly lexicon?: UserLexicon;
}

const TASKS = {
  claims: extractPaper,
  extraction: (paper: PaperRecord, lexicon?: UserLexicon) => extractSafely(paper, lexicon),
};

/** Worker thread: extracts each received batch and sends back the results. */
parentPort?.on("message", ({ id, task, papers, lexicon }: Batch) => {
  parentPort?.postMessage({ id, results: papers.map((paper) => TASKS[task](paper, lexicon)) });
});
