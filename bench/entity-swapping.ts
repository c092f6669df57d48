import { parseArgs } from "node:util";
import { readAbstracts, readSamples } from "./abstracts";
import { ENTITY_SWAPS } from "./entity-swaps";
import { extractText } from "./paraphrases";
import { UsageError } from "./usage-error";

/**
 * Swaps entities of different types in the sentences of a corpus (default: the bundled samples) and counts the claims
 * that follow. Needs no annotations; some deviations are correct. `--show NAME` prints the deviations of one swap.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { show: { type: "string" } },
    allowPositionals: true,
  });
  if (values.show !== undefined && !(values.show in ENTITY_SWAPS))
    throw new UsageError(`${values.show}: no such swap. Available:\n  ${Object.keys(ENTITY_SWAPS).join("\n  ")}`);
  const papers = (positionals[0] ? await readAbstracts(positionals[0]) : await readSamples()).map(extractText);
  console.log("| swap | claims | correct | % |\n| --- | --- | --- | --- |");
  for (const [name, swap] of Object.entries(ENTITY_SWAPS)) {
    const outcomes = papers.map(swap);
    const total = outcomes.reduce((sum, { claims }) => sum + claims, 0);
    const deviations = outcomes.flatMap((outcome) => outcome.deviations);
    const share = total ? ((100 * (total - deviations.length)) / total).toFixed(1) : "–";
    console.log(`| ${name} | ${total} | ${total - deviations.length} | ${share} |`);
    if (values.show !== name) continue;
    for (const { sentence, numbers, expected, actual } of deviations)
      console.error(
        `${numbers}: expected ${expected}, got ${actual === null ? "no claim" : actual || "none"}\n  ${sentence}`,
      );
  }
}
