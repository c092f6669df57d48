#!/usr/bin/env node
// The package's bin: the command line is TypeScript, and runs from any working directory.
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { runEntry } from "./bundle.mjs";

// Four times the default: a command runs too briefly, and through too much code, for early optimization to pay off.
setFlagsFromString("--interrupt-budget=600000");

try {
  await runEntry("main");
} catch (error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(`claimboard: ${process.env.CLAIMBOARD_DEBUG ? stack : message}`);
  process.exitCode = 1;
}
