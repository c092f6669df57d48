import { runNodeScript } from "./node-script";

/** Draws the screenshots of all pages, or of those named, into docs/screens. */
export async function run(args: readonly string[]): Promise<void> {
  runNodeScript("scripts/screenshots.mjs", args);
}
