// Entry of a worker thread.
import { runEntry } from "./bundle.mjs";

await runEntry("worker");
