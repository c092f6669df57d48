#!/usr/bin/env node
// The package's bin: the command line is TypeScript, and runs from wherever the person stands.
import { run } from "./bundle.mjs";

await run("main");
