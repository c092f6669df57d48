#!/usr/bin/env node
// The package's bin: the command line is TypeScript, and tsx runs it as it is, wherever the person stands.
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../tsconfig.json", import.meta.url)) });
await import("../cli/main.ts");
