import { GRADED_SLOTS, type GradedSlot } from "@/lib/claim/grade";
import { CONFUSION_GAIN_KINDS } from "./confusion";
import { type NameCount, SCORED_NAME_KINDS } from "./name-scores";
import type { Score } from "./score";

/** A table of the score: title, header and rows of formatted cells. */
export interface ScoreTable {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Formats a share from 0 to 1 as percent with one decimal. */
export const formatShare = (share: number | null): string => (share === null ? "–" : (100 * share).toFixed(1));

const formatNameCount = ({ names, right }: NameCount): readonly string[] => [
  String(names),
  formatShare(names === 0 ? null : right / names),
];

/**
 * Formats a confidence bin by its lower bound, the last bin by its upper bound, which is the lower bound of the bin
 * `above` it.
 */
const formatConfidenceBin = (from: number, above: number | undefined): string =>
  from === 0 && above !== undefined ? `below ${formatBound(above)}` : `${formatBound(from)} and more`;

/** "0.8", "0.95" */
const formatBound = (bound: number): string => (Number.isInteger(bound * 10) ? bound.toFixed(1) : String(bound));

/** The figures of grades and of the confidences of slots. */
export type GradeFigures = Pick<Score, "slotCalibration" | "grades">;

/** The reliability of the confidence of one slot. */
const toSlotTable = ({ slotCalibration }: GradeFigures, slot: GradedSlot): ScoreTable => ({
  title: `stated confidence of ${slot}, and what share was right, in %`,
  header: ["confidence", "claims", "stated", "right"],
  rows: slotCalibration[slot].map(({ from, claims, stated, right }, i, bins) => [
    formatConfidenceBin(from, bins[i - 1]?.from),
    String(claims),
    ...[stated, right].map(formatShare),
  ]),
});

/** Claims by grade, with the share of right ones and the share of all claims. */
function toGradeTable({ grades }: GradeFigures): ScoreTable {
  const all = grades.reduce((sum, { claims }) => sum + claims, 0);
  return {
    title: "claims by grade, with the share of all claims and of right ones, in %",
    header: ["grade", "claims", "of all", "numbers", "claim", "right"],
    rows: grades.map(({ grade, claims, numbers, claim }) => {
      const shares = [numbers, claim].map((right) => (claims === 0 ? null : right / claims));
      return [grade, String(claims), ...[claims / (all || 1), ...shares].map(formatShare), String(claim)];
    }),
  };
}

function toConfusionTable({ confusion }: Pick<Score, "confusion">): ScoreTable {
  const read = CONFUSION_GAIN_KINDS.filter((kind) => Object.values(confusion).some((row) => row[kind]));
  const rows = CONFUSION_GAIN_KINDS.filter((kind) => confusion[kind]).map((kind) => [
    kind,
    ...read.map((other) => String(confusion[kind]?.[other] ?? 0)),
  ]);
  return { title: "kind of gain, annotated (rows) and read (columns)", header: ["", ...read], rows };
}

/** Returns the tables of the confidences of slots, then that of grades. */
export const toGradeTables = (figures: GradeFigures): ScoreTable[] => [
  ...GRADED_SLOTS.map((slot) => toSlotTable(figures, slot)),
  toGradeTable(figures),
];

/** Returns all tables of a score in display order, except those of `toGradeTables`. */
export function toScoreTables(score: Omit<Score, keyof GradeFigures>): ScoreTable[] {
  return [
    {
      title: "levels, in %, with the interval that holds F1 in 95 % of resamples of the papers",
      header: ["level", "P", "R", "F1", "95 %", "tp", "fp", "fn"],
      rows: Object.entries(score.levels).map(([name, { precision, recall, f1, interval, tp, fp, fn }]) => [
        name,
        ...[precision, recall, f1].map(formatShare),
        `${formatShare(interval.low)}–${formatShare(interval.high)}`,
        ...[tp, fp, fn].map(String),
      ]),
    },
    {
      title: "right where the numbers are, in %",
      header: ["slot", "right"],
      rows: Object.entries(score.slots).map(([slot, share]) => [slot, formatShare(share)]),
    },
    {
      title: "claims found, by kind",
      header: ["kind", "found", "of"],
      rows: Object.entries(score.kinds).map(([kind, { found, gold }]) => [kind, String(found), String(gold)]),
    },
    toConfusionTable(score),
    {
      title: "names right where the numbers are, in %, by whether the word lists hold them",
      header: ["names", "in lists", "right", "in none", "right"],
      rows: SCORED_NAME_KINDS.map((kind) => [
        kind,
        ...formatNameCount(score.names[kind].seen),
        ...formatNameCount(score.names[kind].unseen),
      ]),
    },
    {
      title: "stated confidence, and what share was right, in %",
      header: ["confidence", "claims", "stated", "numbers", "claim"],
      rows: score.calibration.map(({ from, claims, stated, numbers, claim }, i, bins) => [
        formatConfidenceBin(from, bins[i - 1]?.from),
        String(claims),
        ...[stated, numbers, claim].map(formatShare),
      ]),
    },
  ];
}

/** Formats a table as text, the first column left-aligned, numbers right-aligned. */
function formatTable({ title, header: head, rows }: ScoreTable): string {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("  ")
      .trimEnd();
  return [`${title}:`, ...[head, ...rows].map((cells) => `  ${line(cells)}`)].join("\n");
}

/** Formats a score as text. */
export function formatScore(score: Score): string {
  const { papers, gold, optional, extracted, bare } = score;
  return [
    `${papers} papers, ${gold} claims and ${optional} optional ones annotated, ${extracted} extracted`,
    `${bare.papers} of the papers report no result; ${bare.extracted} claims were extracted from them`,
    ...[...toScoreTables(score), ...toGradeTables(score)].map((table) => `\n${formatTable(table)}`),
  ].join("\n");
}
