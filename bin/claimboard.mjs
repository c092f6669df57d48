#!/usr/bin/env node
// The package's bin: the command line is TypeScript, and tsx runs it as it is.
import { register } from "tsx/esm/api";

register();
await import("../cli/main.ts");
