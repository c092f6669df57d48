import type { Score } from "./score";

const percent = (share: number | null): string => (share === null ? "–" : (100 * share).toFixed(1));

/** A score as a table for people. */
export function formatScore(score: Score): string {
  const { papers, gold, optional, extracted, levels, slots, kinds } = score;
  const row = (cells: readonly (string | number)[]): string =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(9) : String(cell).padStart(i < 4 ? 7 : 5))).join("");
  return [
    `${papers} papers, ${gold} claims and ${optional} optional ones annotated, ${extracted} extracted`,
    "",
    row(["level", "P", "R", "F1", "tp", "fp", "fn"]),
    ...Object.entries(levels).map(([name, l]) =>
      row([name, percent(l.precision), percent(l.recall), percent(l.f1), l.tp, l.fp, l.fn]),
    ),
    "",
    "right where the numbers are, in %:",
    ...Object.entries(slots).map(([name, share]) => `  ${name.padEnd(11)}${percent(share).padStart(6)}`),
    "",
    "claims found, by kind:",
    ...Object.entries(kinds).map(([kind, n]) => `  ${kind.padEnd(11)}${`${n.found} of ${n.gold}`.padStart(11)}`),
  ].join("\n");
}
