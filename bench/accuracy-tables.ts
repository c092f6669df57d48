import { formatShare, type GradeFigures, type ScoreTable, toGradeTables, toScoreTables } from "@/eval/format-score";
import type { Score } from "@/eval/score";
import { GRADED_SLOTS } from "@/lib/claim/grade";

/** Results in the documents, by set of papers. */
export interface Accuracy {
  /** The bundled samples. */
  readonly samples: ScoreSummary;
  /** The development set, and its held-out third. */
  readonly all: ScoreSummary;
  readonly aside: ScoreSummary;
  /** Abstracts that were selected and annotated after the rules were written; measured before there were grades. */
  readonly fresh: UngradedSummary;
  /** The held-out third of the abstracts that the confidences of slots are fitted on. */
  readonly unread: ScoreSummary;
}
export type ScoreSummary = Omit<Score, "errors">;
type UngradedSummary = Omit<ScoreSummary, keyof GradeFigures>;

type Row = readonly string[];

const toMarkdown = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const GOLD_SETS: readonly (readonly [keyof Accuracy, string])[] = [
  ["all", "development set"],
  ["aside", "its part set aside"],
  ["fresh", "fresh set"],
  ["samples", "samples"],
];

const GRADED_SETS: readonly (readonly [Exclude<keyof Accuracy, "fresh">, string])[] = [
  ["unread", "grading set, set aside"],
  ["all", "development set"],
  ["aside", "its part set aside"],
  ["samples", "samples"],
];

/** Returns one table of the score, with the first `columns` columns. */
function toScoreTable(figures: UngradedSummary, title: string, columns = 99): ScoreTable {
  const table = toScoreTables({ ...figures, errors: [] }).find((each) => each.title.startsWith(title));
  if (!table) throw new Error(`no table "${title}"`);
  const cut = (row: Row): Row => row.slice(0, columns);
  return { title, header: cut(table.header), rows: table.rows.map(cut) };
}

/** Stacks the tables of several sets; the first row of each names the set. */
function stackTables(accuracy: Accuracy, title: string, columns?: number): string {
  const tables = GOLD_SETS.map(([set, name]) => ({ name, ...toScoreTable(accuracy[set], title, columns) }));
  const rows = tables.flatMap(({ name, rows }) => rows.map((row, i) => [i === 0 ? name : "", ...row]));
  return toMarkdown(["set", ...(tables[0]?.header ?? [])], rows);
}

/** Joins two-column tables of several sets side by side. */
function joinTables(accuracy: Accuracy, title: string): string {
  const tables = GOLD_SETS.map(([set, name]) => ({ name, ...toScoreTable(accuracy[set], title) }));
  const rows = tables[0]?.rows.map(([first = ""], i) => [first, ...tables.map((table) => table.rows[i]?.[1] ?? "–")]);
  return toMarkdown([tables[0]?.header[0] ?? "", ...tables.map((table) => table.name)], rows ?? []);
}

const toSingleTable = ({ header: head, rows }: ScoreTable): string => toMarkdown(head, rows);

const LEVELS: readonly (readonly [keyof Score["levels"], string])[] = [
  ["numbers", "numbers"],
  ["+bench", "numbers and benchmarks"],
  ["claim", "numbers, benchmarks, and the model or method"],
  ["strict", "all of these, and metric, size, gain kind and sign, qualifier, baseline"],
];

function toSummaryTable({ samples, all, aside }: Accuracy): string {
  const head = [
    "a claim is right if these are right",
    "bundled samples",
    `${all.papers} real abstracts`,
    `${aside.papers} of them, never read`,
  ];
  const rows = LEVELS.map(([level, says]) => [
    says,
    ...[samples, all, aside].map((figures) => formatShare(figures.levels[level].f1)),
  ]);
  const { papers, extracted } = all.bare;
  return `${toMarkdown(head, rows)}

F1 in percent. \`npm run eval\` gives the first column (${samples.papers} papers, ${samples.gold} annotated claims, ${samples.extracted} extracted). In ${papers} real abstracts that report no result, ${extracted === 0 ? "no claim was" : extracted === 1 ? "one claim was" : `${extracted} claims were`} found. Protocol, slots, confidence and known weak spots: [docs/accuracy.md](docs/accuracy.md).`;
}

/** Stacks the grades of several sets; the first row of each names the set. */
function stackGrades(accuracy: Accuracy): string {
  const tables = GRADED_SETS.flatMap(([set, name]) =>
    toGradeTables(accuracy[set])
      .slice(-1)
      .map((table) => ({ name, table })),
  );
  const rows = tables.flatMap(({ name, table }) => table.rows.map((row, i) => [i === 0 ? name : "", ...row]));
  return toMarkdown(["set", ...(tables[0]?.table.header ?? [])], rows);
}

/** Stacks the reliability of the confidence of each slot; the first row of each names the slot. */
function stackSlots(figures: GradeFigures): string {
  const tables = toGradeTables(figures).slice(0, -1);
  const rows = tables.flatMap((table, slot) =>
    table.rows
      .filter(([, claims]) => claims !== "0")
      .map((row, i) => [i === 0 ? (GRADED_SLOTS[slot] ?? "") : "", ...row]),
  );
  return toMarkdown(["slot", ...(tables[0]?.header ?? [])], rows);
}

/** Generators of the blocks by name. */
export const BLOCKS: Readonly<Record<string, (accuracy: Accuracy) => string>> = {
  accuracy: toSummaryTable,
  levels: (accuracy) => stackTables(accuracy, "levels", 5),
  slots: (accuracy) => joinTables(accuracy, "right where"),
  kinds: (accuracy) => stackTables(accuracy, "claims found"),
  confusion: ({ all }) => toSingleTable(toScoreTable(all, "kind of gain")),
  names: (accuracy) => stackTables(accuracy, "names right"),
  confidence: ({ fresh }) => toSingleTable(toScoreTable(fresh, "stated confidence")),
  grades: stackGrades,
  slotconfidence: ({ unread }) => stackSlots(unread),
};

const MARKED_BLOCK = /<!-- ([a-z]{1,20}):start -->[\s\S]*?<!-- \1:end -->/g;

/** Replaces the marked blocks of a document; unknown marks are an error. */
export function fillBlocks(document: string, accuracy: Accuracy): string {
  return document.replace(MARKED_BLOCK, (_, name: string) => {
    const block = BLOCKS[name];
    if (!block) throw new Error(`no block "${name}"`);
    return `<!-- ${name}:start -->\n\n${block(accuracy)}\n\n<!-- ${name}:end -->`;
  });
}
