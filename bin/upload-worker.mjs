// Entry of the worker thread for uploads of the dashboard.
import { runEntry } from "./bundle.mjs";

await runEntry("upload");
