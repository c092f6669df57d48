import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Accuracy, fillBlocks, type ScoreSummary } from "./accuracy-tables";

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const RESULTS = fromRoot("eval/accuracy.json");
const DOCUMENTS = ["README.md", "docs/accuracy.md"].map(fromRoot);

function score(gold: string, papers: string, part = "all"): ScoreSummary {
  const args = [fromRoot("bin/claimboard.mjs"), "eval", gold, "--papers", papers, "--part", part, "--json"];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}

/**
 * Scores the extractor and writes the results to README.md and docs/accuracy.md.
 * @param args none for the bundled samples only (other results are kept), or annotations and papers of external sets
 */
export async function run([
  gold,
  papers,
  unreadGold,
  unreadPapers,
  freshGold,
  freshPapers,
]: readonly string[]): Promise<void> {
  const before: Accuracy = JSON.parse(readFileSync(RESULTS, "utf8"));
  const accuracy: Accuracy = {
    ...before,
    samples: score(fromRoot("samples/gold.jsonl"), fromRoot("samples")),
    ...(gold && papers ? { all: score(gold, papers), aside: score(gold, papers, "aside") } : {}),
    ...(unreadGold && unreadPapers ? { unread: score(unreadGold, unreadPapers, "aside") } : {}),
    ...(freshGold && freshPapers ? { fresh: score(freshGold, freshPapers) } : {}),
  };
  writeFileSync(RESULTS, `${JSON.stringify(accuracy, null, 2)}\n`);
  for (const path of DOCUMENTS) writeFileSync(path, fillBlocks(readFileSync(path, "utf8"), accuracy));
}
