#!/usr/bin/env node
// The package's bin: the command line is TypeScript, and runs from any working directory.
import process from "node:process";
import { runEntry } from "./bundle.mjs";
import "./v8-settings.mjs";

try {
  await runEntry("main");
} catch (error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(`claimboard: ${process.env.CLAIMBOARD_DEBUG ? stack : message}`);
  process.exitCode = 1;
}
