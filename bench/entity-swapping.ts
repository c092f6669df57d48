/**
 * Whether what stands in one place is read in one way: `npm run exchanging -- [--show NAME] [PAPERS]`, the bundled
 * samples without a file.
 *
 * A name gives its place to another of another kind, and the claims should follow. Needs no annotations, so it can be
 * asked of any abstracts; some of what goes astray is rightly read otherwise. Writes nothing; `--show` prints it.
 */
import { parseArgs } from "node:util";
import { readAbstracts, readSamples } from "./abstracts";
import { ENTITY_SWAPS } from "./entity-swaps";
import { extractText } from "./paraphrases";

const { values, positionals } = parseArgs({ options: { show: { type: "string" } }, allowPositionals: true });
if (values.show !== undefined && !(values.show in ENTITY_SWAPS)) {
  console.error(`${values.show}: no such exchange. There are:\n  ${Object.keys(ENTITY_SWAPS).join("\n  ")}`);
  process.exit(2);
}
const papers = (positionals[0] ? await readAbstracts(positionals[0]) : await readSamples()).map(extractText);
console.log("| exchange | claims | that follow | % |\n| --- | --- | --- | --- |");
for (const [name, exchange] of Object.entries(ENTITY_SWAPS)) {
  const outcomes = papers.map(exchange);
  const asked = outcomes.reduce((sum, { claims }) => sum + claims, 0);
  const astray = outcomes.flatMap((outcome) => outcome.deviations);
  const share = asked ? ((100 * (asked - astray.length)) / asked).toFixed(1) : "–";
  console.log(`| ${name} | ${asked} | ${asked - astray.length} | ${share} |`);
  if (values.show !== name) continue;
  for (const { sentence, numbers, expected: wanted, actual: got } of astray)
    console.error(`${numbers}: ${wanted} wanted, ${got === null ? "no claim" : got || "none"}\n  ${sentence}`);
}
