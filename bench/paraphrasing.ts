import { parseArgs } from "node:util";
import { readAbstracts, readSamples } from "./abstracts";
import { type ExtractedText, extractText, PARAPHRASES, type Paraphrase, paraphrasePaper } from "./paraphrases";
import { UsageError } from "./usage-error";

const formatShare = (changed: number, claims: number): string => (claims ? ((100 * changed) / claims).toFixed(1) : "–");
const printRow = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(" | ")} |`);

interface ParaphraseCount {
  readonly name: string;
  readonly claims: number;
  readonly changed: number;
}

function countChanges(
  papers: readonly ExtractedText[],
  paraphrase: Paraphrase,
  printChanges: boolean,
): ParaphraseCount {
  const outcomes = papers.map((paper) => paraphrasePaper(paper, paraphrase));
  const changed = outcomes.flatMap((outcome) => outcome.changed);
  if (printChanges)
    for (const { claim, sentence, slots } of changed)
      console.error(`${slots.join(", ") || "missing"}: ${claim.after ?? claim.gain}\n  ${sentence}`);
  const claims = outcomes.reduce((sum, outcome) => sum + outcome.claims, 0);
  return { name: paraphrase.name, claims, changed: changed.length };
}

function printGroup(group: string, counts: readonly ParaphraseCount[]): void {
  if (counts.length === 0) return;
  const claims = counts.reduce((sum, count) => sum + count.claims, 0);
  const changed = counts.reduce((sum, count) => sum + count.changed, 0);
  printRow(`**${group}**`, claims, changed, formatShare(changed, claims));
  for (const count of counts)
    printRow(count.name, count.claims, count.changed, formatShare(count.changed, count.claims));
}

/**
 * Paraphrases the sentences of claims in a corpus (default: the bundled samples), one paraphrase at a time, and counts
 * the claims that change: one of the two extractions is wrong. Needs no annotations. `--show NAME` prints the changes
 * of one paraphrase.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { show: { type: "string" } },
    allowPositionals: true,
  });
  const { show } = values;
  const names = Object.values(PARAPHRASES).flatMap((paraphrases) => paraphrases.map(({ name }) => name));
  if (show !== undefined && !names.includes(show))
    throw new UsageError(`${show}: no such paraphrase. Available:\n  ${names.join("\n  ")}`);
  const papers = (positionals[0] ? await readAbstracts(positionals[0]) : await readSamples())
    .map(extractText)
    .filter(({ claims }) => claims.length > 0);
  printRow("paraphrase", "claims", "changed", "%");
  printRow("---", "---", "---", "---");
  for (const [group, paraphrases] of Object.entries(PARAPHRASES)) {
    const selected = paraphrases.filter(({ name }) => show === undefined || show === name);
    printGroup(
      group,
      selected.map((paraphrase) => countChanges(papers, paraphrase, show !== undefined)),
    );
  }
}
