// Entry of a worker thread: threads do not take over the loader of TypeScript from the program that starts them.
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../tsconfig.json", import.meta.url)) });
const { extractPaper } = await import("../cli/extraction.ts");
parentPort?.on("message", ({ id, papers }) => {
  parentPort?.postMessage({ id, results: papers.map(extractPaper) });
});
