/**
 * How much the lists of names help: `npm run renaming -- [GOLD PAPERS]`, the bundled samples without files.
 *
 * Known benchmarks, then known models, become names of the same shape that no list holds, in texts and annotations
 * alike. Somebody who reads with care loses little by it; what is lost here is owed to the lists. Writes nothing.
 */
import { fileURLToPath } from "node:url";
import { alignPapers } from "@/eval/aligned-papers";
import type { GoldPaper } from "@/eval/gold";
import { scoreLevels } from "@/eval/levels";
import { normalizeName } from "@/eval/name-matching";
import { LEVEL_NAMES } from "@/eval/slot-checks";
import { extractClaims } from "@/extractors/extract";
import { type Abstract, readAbstracts, readSamples } from "./abstracts";
import { readGold } from "./gold";
import { type NameKind, replaceLexiconNames, replaceNamesInClaim } from "./name-replacement";

const SAMPLES = fileURLToPath(new URL("../samples/gold.jsonl", import.meta.url));
const KINDS: readonly NameKind[] = ["benchmark", "model"];

/** F1 at each level, in percent. */
function score(gold: readonly GoldPaper[], papers: readonly Abstract[], titles: readonly string[]): string[] {
  const found = papers.map((paper, i) => ({ title: titles[i] ?? paper.title, claims: extractClaims(paper).claims }));
  const levels = scoreLevels(alignPapers(gold, found));
  return LEVEL_NAMES.map((name) => (100 * (levels[name].f1 ?? 0)).toFixed(1));
}

const [goldFile = SAMPLES, papersFile] = process.argv.slice(2);
const gold = readGold(goldFile);
const annotated = new Set(gold.map(({ title }) => normalizeName(title)));
const all = papersFile ? await readAbstracts(papersFile) : await readSamples();
const papers = all.filter(({ title }) => annotated.has(normalizeName(title)));
console.log(`| names of | papers that name one | as written, then coined | ${LEVEL_NAMES.join(" | ")} |`);
for (const kind of KINDS) {
  const coined = papers
    .map((paper) => ({ paper, now: replaceLexiconNames(paper, kind) }))
    .filter(({ now }) => now.replacements.size > 0);
  const titles = coined.map(({ paper }) => paper.title);
  const names = new Map(coined.map(({ paper, now }) => [normalizeName(paper.title), now.replacements]));
  const before = gold.filter(({ title }) => names.has(normalizeName(title)));
  const after = before.map(({ title, claims }) => ({
    title,
    claims: claims.map((claim) => replaceNamesInClaim(claim, names.get(normalizeName(title)) ?? new Map())),
  }));
  const written = score(
    before,
    coined.map(({ paper }) => paper),
    titles,
  );
  const changed = score(
    after,
    coined.map(({ now }) => now),
    titles,
  );
  console.log(`| ${kind}s | ${coined.length} | as written | ${written.join(" | ")} |`);
  console.log(`| | | coined | ${changed.join(" | ")} |`);
}
