import type { BenchmarkRow, Domain, ModelRow } from "./types";

/**
 * The lists of `further/` are names of benchmarks and models that are known by their spellings alone; a name of which more is
 * known (its family, its usual metric, its maker) is a row in `benchmarks/` or `models/` instead, and stands in one place only.
 *
 * A line is "Name | other spelling". It has no mark where no word reads like it in any case ("MathVista-GEO"); "!" where it is
 * itself only in its own capitals ("CATARACTS", "SugarBeets"); "?" where even those may be a place, a firm or a short form
 * ("TU-Berlin", "SSB"), so that the words beside it have to say that it is one: see `mentions/called-data.ts`.
 */
function parseLine(line: string): { name: string; aliases?: string[]; exact?: true; common?: true } {
  const mark = /^[!?]/.exec(line)?.[0] ?? "";
  const [name = "", ...aliases] = line.slice(mark.length).split(" | ");
  return {
    name,
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(mark === "" ? {} : { exact: true }),
    ...(mark === "?" ? { common: true } : {}),
  };
}

const splitLines = (list: string): string[] => list.split("\n").flatMap((line) => line.trim() || []);

/** The benchmarks of a list, each of one domain. */
export const parseBenchmarkLines = (domain: Domain, list: string): BenchmarkRow[] =>
  splitLines(list).map((line) => ({ ...parseLine(line), domain }));

/** The models of a list; each is a family of its own. */
export const parseModelLines = (kind: NonNullable<ModelRow["kind"]>, list: string): ModelRow[] =>
  splitLines(list).map((line) => {
    const row = parseLine(line);
    return { ...row, line: row.name, kind };
  });
