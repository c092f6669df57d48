/**
 * Scores the extractor and writes the figures into README.md and docs/accuracy.md.
 *
 *   npm run accuracy                                             the bundled samples alone; the other figures stay
 *   npm run accuracy -- GOLD PAPERS [FRESH_GOLD FRESH_PAPERS]    the sets too that are not part of the project
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Accuracy, fillBlocks, type ScoreSummary } from "./accuracy-tables";

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const RESULTS = fromRoot("bench/accuracy.json");
const DOCUMENTS = ["README.md", "docs/accuracy.md"].map(fromRoot);

function score(gold: string, papers: string, part = "all"): ScoreSummary {
  const args = [fromRoot("bin/claimboard.mjs"), "eval", gold, "--papers", papers, "--part", part, "--json"];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}

const [gold, papers, freshGold, freshPapers] = process.argv.slice(2);
const before: Accuracy = JSON.parse(readFileSync(RESULTS, "utf8"));
const accuracy: Accuracy = {
  ...before,
  samples: score(fromRoot("samples/gold.jsonl"), fromRoot("samples")),
  ...(gold && papers ? { all: score(gold, papers), aside: score(gold, papers, "aside") } : {}),
  ...(freshGold && freshPapers ? { fresh: score(freshGold, freshPapers) } : {}),
};
writeFileSync(RESULTS, `${JSON.stringify(accuracy, null, 2)}\n`);
for (const path of DOCUMENTS) writeFileSync(path, fillBlocks(readFileSync(path, "utf8"), accuracy));
