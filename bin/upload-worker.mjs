// Entry of the thread that works on an upload of the dashboard.
import { runEntry } from "./bundle.mjs";

await runEntry("upload");
