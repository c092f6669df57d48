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
import { REWORDINGS, readAsWritten, rewordPaper } from "./rewordings";

const { values, positionals } = parseArgs({ options: { show: { type: "string" } }, allowPositionals: true });
const names = Object.values(REWORDINGS).flatMap((rewordings) => rewordings.map(({ name }) => name));
if (values.show !== undefined && !names.includes(values.show)) {
  console.error(`${values.show}: no such rewording. There are:\n  ${names.join("\n  ")}`);
  process.exit(2);
}
const papers = (positionals[0] ? await readAbstracts(positionals[0]) : await readSamples())
  .map(readAsWritten)
  .filter(({ claims }) => claims.length > 0);

const share = (changed: number, claims: number): string => (claims ? ((100 * changed) / claims).toFixed(1) : "–");
const print = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(" | ")} |`);

print("other words", "claims", "changed", "%");
print("---", "---", "---", "---");
for (const [group, rewordings] of Object.entries(REWORDINGS)) {
  let [claims, changed] = [0, 0];
  const rows: (readonly (string | number)[])[] = [];
  for (const rewording of rewordings) {
    if (values.show !== undefined && values.show !== rewording.name) continue;
    const outcomes = papers.map((paper) => rewordPaper(paper, rewording));
    const asked = outcomes.reduce((sum, outcome) => sum + outcome.claims, 0);
    const differ = outcomes.flatMap((outcome) => outcome.changed);
    rows.push([rewording.name, asked, differ.length, share(differ.length, asked)]);
    claims += asked;
    changed += differ.length;
    if (values.show !== undefined)
      for (const { claim, sentence, slots } of differ)
        console.error(`${slots.join(", ") || "gone"}: ${claim.after ?? claim.gain}\n  ${sentence}`);
  }
  if (rows.length === 0) continue;
  print(`**${group}**`, claims, changed, share(changed, claims));
  for (const cells of rows) print(...cells);
}
