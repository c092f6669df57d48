import type { BenchmarkRow, Domain, ModelRow } from "./types";

/** A line of a plain list: "Name | other spelling"; "!" before it where case counts, "?" where it is ordinary as well. */
function readLine(line: string): { name: string; aliases?: string[]; exact?: true; common?: true } {
  const mark = /^[!?]/.exec(line)?.[0] ?? "";
  const [name = "", ...aliases] = line.slice(mark.length).split(" | ");
  return {
    name,
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(mark === "" ? {} : { exact: true }),
    ...(mark === "?" ? { common: true } : {}),
  };
}

const linesOf = (list: string): string[] => list.split("\n").flatMap((line) => line.trim() || []);

/** Benchmarks of which no more is told than how they are written, one a line. */
export const benchmarkLines = (domain: Domain, list: string): BenchmarkRow[] =>
  linesOf(list).map((line) => ({ ...readLine(line), domain }));

/** Models of which no more is told than how they are written, one a line; each is a line of its own. */
export const modelLines = (kind: NonNullable<ModelRow["kind"]>, list: string): ModelRow[] =>
  linesOf(list).map((line) => {
    const row = readLine(line);
    return { ...row, line: row.name, kind };
  });
