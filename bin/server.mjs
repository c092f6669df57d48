// Entry of the process that serves the dashboard; `claimboard serve` starts it.
import process from "node:process";
import { runEntry } from "./bundle.mjs";

// Before React is loaded.
Object.assign(process.env, { NODE_ENV: "production" });
await runEntry("server");
