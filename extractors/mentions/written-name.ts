import { benchmarkId } from "@/lib/benchmark-id";
import { foldName } from "../lexicon/fold";
import type { BenchmarkRow } from "../lexicon/types";

const YEAR = /(?:19|20)(\d\d)(?!\d)/;
const NOUN_BEHIND = /\s(?:benchmark|dataset|data set)s?$/i;

/** "AIME 2024" and "AIME'24" are one. */
const shortened = (name: string): string => foldName(name).replace(YEAR, "$1");

/**
 * The name under which a benchmark of the lexicon is told: as the text has it, because "MS COCO" and "COCO", "CWQ" and
 * "ComplexWebQuestions" are what people write and look for. The lexicon's own spelling stands where only signs and
 * capitals differ ("Math Vista" is "MathVista"), where the text shortens a year ("HMMT Feb 25" is "HMMT February 2025"),
 * and where ids do not know the written name as one of the benchmark's: its results have to stay together.
 */
export function writtenName(row: BenchmarkRow, surface: string): string {
  const year = YEAR.exec(row.name);
  const short = year !== null && !surface.includes(year[0]) && surface.includes(year[1] ?? "");
  if (short || shortened(surface) === shortened(row.name)) return row.name;
  const written = surface.replace(NOUN_BEHIND, "");
  return benchmarkId(written) === benchmarkId(row.name) ? written : row.name;
}
