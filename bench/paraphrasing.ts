/**
 * Whether other words for the same give the same claims: `npm run rewording -- [--show NAME] [PAPERS]`, the bundled
 * samples without a file.
 *
 * Sentences that make claims are said in other words, each in turn; a claim that changes was read, in one of the two
 * texts, by a word and not by what the sentence says. Needs no annotations. Writes nothing; `--show` prints the
 * sentences that changed under one rewording.
 */
import { parseArgs } from "node:util";
import { readAbstracts, readSamples } from "./abstracts";
import { extractText, PARAPHRASES, paraphrasePaper } from "./paraphrases";

const { values, positionals } = parseArgs({ options: { show: { type: "string" } }, allowPositionals: true });
const names = Object.values(PARAPHRASES).flatMap((rewordings) => rewordings.map(({ name }) => name));
if (values.show !== undefined && !names.includes(values.show)) {
  console.error(`${values.show}: no such rewording. There are:\n  ${names.join("\n  ")}`);
  process.exit(2);
}
const papers = (positionals[0] ? await readAbstracts(positionals[0]) : await readSamples())
  .map(extractText)
  .filter(({ claims }) => claims.length > 0);

const formatShare = (changed: number, claims: number): string => (claims ? ((100 * changed) / claims).toFixed(1) : "–");
const printRow = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(" | ")} |`);

printRow("other words", "claims", "changed", "%");
printRow("---", "---", "---", "---");
for (const [group, rewordings] of Object.entries(PARAPHRASES)) {
  let [claims, changed] = [0, 0];
  const rows: (readonly (string | number)[])[] = [];
  for (const rewording of rewordings) {
    if (values.show !== undefined && values.show !== rewording.name) continue;
    const outcomes = papers.map((paper) => paraphrasePaper(paper, rewording));
    const asked = outcomes.reduce((sum, outcome) => sum + outcome.claims, 0);
    const differ = outcomes.flatMap((outcome) => outcome.changed);
    rows.push([rewording.name, asked, differ.length, formatShare(differ.length, asked)]);
    claims += asked;
    changed += differ.length;
    if (values.show !== undefined)
      for (const { claim, sentence, slots } of differ)
        console.error(`${slots.join(", ") || "gone"}: ${claim.after ?? claim.gain}\n  ${sentence}`);
  }
  if (rows.length === 0) continue;
  printRow(`**${group}**`, claims, changed, formatShare(changed, claims));
  for (const cells of rows) printRow(...cells);
}
