import { fileURLToPath } from "node:url";
import { alignPapers } from "@/eval/aligned-papers";
import type { GoldPaper } from "@/eval/gold";
import { scoreLevels } from "@/eval/levels";
import { normalizeName } from "@/eval/name-matching";
import { LEVEL_NAMES } from "@/eval/slot-checks";
import { extractClaims } from "@/extractors/extract";
import { type Abstract, readAbstracts, readSamples } from "./abstracts";
import { readGold } from "./gold";
import {
  type NameKind,
  type PaperWithReplacedNames,
  replaceLexiconNames,
  replaceNamesInClaim,
} from "./name-replacement";

const SAMPLES = fileURLToPath(new URL("../samples/gold.jsonl", import.meta.url));
const KINDS: readonly NameKind[] = ["benchmark", "model"];

/** Returns F1 at each level in percent. */
function score(gold: readonly GoldPaper[], papers: readonly Abstract[], titles: readonly string[]): string[] {
  const found = papers.map((paper, i) => ({ title: titles[i] ?? paper.title, claims: extractClaims(paper).claims }));
  const levels = scoreLevels(alignPapers(gold, found));
  return LEVEL_NAMES.map((name) => (100 * (levels[name].f1 ?? 0)).toFixed(1));
}

interface ReplacedPaper {
  readonly paper: Abstract;
  readonly replaced: PaperWithReplacedNames;
}

function printKind(kind: NameKind, gold: readonly GoldPaper[], replacedPapers: readonly ReplacedPaper[]): void {
  const titles = replacedPapers.map(({ paper }) => paper.title);
  const replacementsByTitle = new Map(
    replacedPapers.map(({ paper, replaced }) => [normalizeName(paper.title), replaced.replacements]),
  );
  const original = gold.filter(({ title }) => replacementsByTitle.has(normalizeName(title)));
  const renamed = original.map(({ title, claims }) => ({
    title,
    claims: claims.map((claim) =>
      replaceNamesInClaim(claim, replacementsByTitle.get(normalizeName(title)) ?? new Map()),
    ),
  }));
  const before = score(
    original,
    replacedPapers.map(({ paper }) => paper),
    titles,
  );
  const after = score(
    renamed,
    replacedPapers.map(({ replaced }) => replaced),
    titles,
  );
  console.log(`| ${kind}s | ${replacedPapers.length} | original | ${before.join(" | ")} |`);
  console.log(`| | | replaced | ${after.join(" | ")} |`);
}

/**
 * Measures how much the extractor depends on its lists of names: replaces known benchmarks, then known models, by
 * invented names of the same shape in texts and annotations, and compares the scores. Default: the bundled samples.
 */
export async function run([goldFile = SAMPLES, papersFile]: readonly string[]): Promise<void> {
  const gold = readGold(goldFile);
  const annotated = new Set(gold.map(({ title }) => normalizeName(title)));
  const all = papersFile ? await readAbstracts(papersFile) : await readSamples();
  const papers = all.filter(({ title }) => annotated.has(normalizeName(title)));
  console.log(`| names of | papers with such names | original, then replaced | ${LEVEL_NAMES.join(" | ")} |`);
  for (const kind of KINDS) {
    const replacedPapers = papers
      .map((paper) => ({ paper, replaced: replaceLexiconNames(paper, kind) }))
      .filter(({ replaced }) => replaced.replacements.size > 0);
    printKind(kind, gold, replacedPapers);
  }
}
