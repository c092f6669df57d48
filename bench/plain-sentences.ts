import { runNodeScript } from "./node-script";

/** Scores the extractor on invented plain sentences; takes the flags of `claimboard eval`, such as `--errors`. */
export async function run(args: readonly string[]): Promise<void> {
  runNodeScript("bin/claimboard.mjs", [
    "eval",
    "bench/plain/gold.jsonl",
    "--papers",
    "bench/plain/papers.jsonl",
    ...args,
  ]);
}
