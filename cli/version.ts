import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths";

/** Returns the version in package.json. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  return version;
}
