import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Runs a Node script of the project with inherited output, and passes on its exit code. */
export function runNodeScript(script: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: "inherit" });
  process.exitCode = status ?? 1;
}
