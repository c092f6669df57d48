// Entry of the thread that works on an upload of the dashboard.
import { run } from "./bundle.mjs";

await run("upload");
