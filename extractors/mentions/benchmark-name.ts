import type { BenchmarkRow } from "@/lexicon/types";
import { foldName } from "../lexicon/fold";
import { findLexiconEntry } from "../lexicon/match-lexicon";

const YEAR = /(?:19|20)(\d\d)(?!\d)/;
/** "V* benchmark" is "V*" because the lexicon lists both; "Open Graph Benchmark" is not "Open Graph". */
const TRAILING_NOUN = /\s(?:benchmark|dataset|data set)s?$/i;

/** Folds "AIME 2024" and "AIME'24" to the same key. */
const foldWithShortYear = (name: string): string => foldName(name).replace(YEAR, "$1");

/**
 * Returns the display name of a benchmark of the lexicon. It is the spelling of the text, because readers search for both
 * "MS COCO" and "COCO" (the aliases in `lexicon/benchmarks.tsv` group their results), and because a subset or an edition
 * has separate results. The lexicon spelling is used if only punctuation and case differ ("Math Vista" is "MathVista"),
 * or if the text shortens a year ("HMMT Feb 25" is "HMMT February 2025").
 */
export function toBenchmarkName(row: BenchmarkRow, surface: string): string {
  const year = YEAR.exec(row.name);
  const isShortYear = year !== null && !surface.includes(year[0]) && surface.includes(year[1] ?? "");
  if (isShortYear || foldWithShortYear(surface) === foldWithShortYear(row.name)) return row.name;
  const bare = surface.replace(TRAILING_NOUN, "");
  return findLexiconEntry(bare)?.benchmark === row ? bare : surface;
}
