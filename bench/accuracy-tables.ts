import { formatShare, type ScoreTable, toScoreTables } from "@/eval/format-score";
import type { Score } from "@/eval/score";

/** The figures that the documents show, by the set of papers that was scored. */
export interface Accuracy {
  /** The bundled samples. */
  readonly samples: ScoreSummary;
  /** The development set; its third that is set aside. */
  readonly all: ScoreSummary;
  readonly aside: ScoreSummary;
  /** Abstracts that were drawn and annotated after the rules were written. */
  readonly fresh: ScoreSummary;
}
export type ScoreSummary = Omit<Score, "errors">;

type Row = readonly string[];

const toMarkdown = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const GOLD_SETS: readonly (readonly [keyof Accuracy, string])[] = [
  ["all", "development set"],
  ["aside", "its part set aside"],
  ["fresh", "fresh set"],
  ["samples", "samples"],
];

/** One table of the score, without the columns from `columns` on. */
function toScoreTable(figures: ScoreSummary, title: string, columns = 99): ScoreTable {
  const table = toScoreTables({ ...figures, errors: [] }).find((each) => each.title.startsWith(title));
  if (!table) throw new Error(`no table "${title}"`);
  const cut = (row: Row): Row => row.slice(0, columns);
  return { title, header: cut(table.header), rows: table.rows.map(cut) };
}

/** The same table of several sets, one below the other; the set is named in its first row. */
function stackTables(accuracy: Accuracy, title: string, columns?: number): string {
  const tables = GOLD_SETS.map(([set, name]) => ({ name, ...toScoreTable(accuracy[set], title, columns) }));
  const rows = tables.flatMap(({ name, rows }) => rows.map((row, i) => [i === 0 ? name : "", ...row]));
  return toMarkdown(["set", ...(tables[0]?.header ?? [])], rows);
}

/** The same table of two columns of several sets, side by side. */
function joinTables(accuracy: Accuracy, title: string): string {
  const tables = GOLD_SETS.map(([set, name]) => ({ name, ...toScoreTable(accuracy[set], title) }));
  const rows = tables[0]?.rows.map(([first = ""], i) => [first, ...tables.map((table) => table.rows[i]?.[1] ?? "–")]);
  return toMarkdown([tables[0]?.header[0] ?? "", ...tables.map((table) => table.name)], rows ?? []);
}

const toSingleTable = ({ header: head, rows }: ScoreTable): string => toMarkdown(head, rows);

const LEVELS: readonly (readonly [keyof Score["levels"], string])[] = [
  ["numbers", "its numbers"],
  ["+bench", "numbers and benchmarks"],
  ["claim", "numbers, benchmarks, and the model or method"],
  ["strict", "all of these and metric, size, kind and sign of the gain, qualifier, baseline"],
];

function toSummaryTable({ samples, all, aside }: Accuracy): string {
  const head = [
    "a claim counts as right when these are right",
    "bundled samples",
    `${all.papers} real abstracts`,
    `${aside.papers} of them that nobody looked at`,
  ];
  const rows = LEVELS.map(([level, says]) => [
    says,
    ...[samples, all, aside].map((figures) => formatShare(figures.levels[level].f1)),
  ]);
  const { papers, extracted } = all.bare;
  return `${toMarkdown(head, rows)}

F1 in percent. \`npm run eval\` gives the first column (${samples.papers} papers, ${samples.gold} annotated claims, ${samples.extracted} extracted). In ${papers} real abstracts that report no result, ${extracted === 0 ? "no claim was" : extracted === 1 ? "one claim was" : `${extracted} claims were`} found. Protocol, slots, what confidence means and known weak spots: [docs/accuracy.md](docs/accuracy.md).`;
}

/** Every block that is written from the figures, by the name in its marks. */
export const BLOCKS: Readonly<Record<string, (accuracy: Accuracy) => string>> = {
  accuracy: toSummaryTable,
  levels: (accuracy) => stackTables(accuracy, "levels", 5),
  slots: (accuracy) => joinTables(accuracy, "right where"),
  kinds: (accuracy) => stackTables(accuracy, "claims found"),
  confusion: ({ all }) => toSingleTable(toScoreTable(all, "kind of gain")),
  names: (accuracy) => stackTables(accuracy, "names right"),
  confidence: ({ fresh }) => toSingleTable(toScoreTable(fresh, "stated confidence")),
};

const MARKED_BLOCK = /<!-- ([a-z]{1,20}):start -->[\s\S]*?<!-- \1:end -->/g;

/** A document with its marked blocks written anew; marks that name no block are an error. */
export function fillBlocks(document: string, accuracy: Accuracy): string {
  return document.replace(MARKED_BLOCK, (_, name: string) => {
    const block = BLOCKS[name];
    if (!block) throw new Error(`no block "${name}"`);
    return `<!-- ${name}:start -->\n\n${block(accuracy)}\n\n<!-- ${name}:end -->`;
  });
}
