// Entry of a worker thread: threads do not take over the loader of TypeScript from the program that starts them.
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../tsconfig.json", import.meta.url)) });
const { extractPaper } = await import("../cli/extraction.ts");
const { extractOrSay } = await import("../cli/extractor.ts");
/** @type {Readonly<Record<string, (paper: never) => unknown>>} */
const TASKS = { claims: extractPaper, extraction: extractOrSay };
parentPort?.on("message", ({ id, task, papers }) => {
  parentPort?.postMessage({ id, results: papers.map(TASKS[task ?? "claims"]) });
});
