// Entry of a worker thread.
import { run } from "./bundle.mjs";

await run("worker");
