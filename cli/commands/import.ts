import type { Command } from "commander";
export function addImport(_program: Command): void {}
