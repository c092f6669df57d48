import type { BenchmarkRow } from "@/lexicon/types";
import { foldName } from "../lexicon/fold";
import { findLexiconEntry } from "../lexicon/match-lexicon";

const YEAR = /(?:19|20)(\d\d)(?!\d)/;
/** "V* benchmark" is "V*", where the lexicon knows that too: "Open Graph Benchmark" is no "Open Graph". */
const TRAILING_NOUN = /\s(?:benchmark|dataset|data set)s?$/i;

/** "AIME 2024" and "AIME'24" are one. */
const foldWithShortYear = (name: string): string => foldName(name).replace(YEAR, "$1");

/**
 * The name under which a benchmark of the lexicon is told: as the text has it, because "MS COCO" and "COCO", "CWQ" and
 * "ComplexWebQuestions" are what people write and look for (the aliases in `lexicon/benchmarks.tsv` keep their results together), and
 * because a part or an edition has results of its own. The lexicon's own spelling stands where only signs and capitals
 * differ ("Math Vista" is "MathVista"), and where the text shortens a year ("HMMT Feb 25" is "HMMT February 2025").
 */
export function toBenchmarkName(row: BenchmarkRow, surface: string): string {
  const year = YEAR.exec(row.name);
  const short = year !== null && !surface.includes(year[0]) && surface.includes(year[1] ?? "");
  if (short || foldWithShortYear(surface) === foldWithShortYear(row.name)) return row.name;
  const bare = surface.replace(TRAILING_NOUN, "");
  return findLexiconEntry(bare)?.benchmark === row ? bare : surface;
}
