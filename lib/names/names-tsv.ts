import { getListedDirection } from "./listed-names";
import { toMetricId } from "./name-key";
import type { UserLexicon, UserLexiconRow } from "./user-lexicon";

/**
 * Tables of a names file. The first four have the columns of the tables in `lexicon/`, so that a line can be added to them
 * unchanged; the last one has the decisions for which `lexicon/` has no column.
 */
export const NAME_TABLES = {
  benchmarks: ["name", "match", "metric", "family", "items", "aliases", "exact_aliases", "editions", "edition"],
  models: ["name", "kind", "match", "aliases", "exact_aliases", "active_b"],
  metrics: ["id", "name", "better", "kind", "bound", "unit", "attempts", "match", "aliases", "exact_aliases"],
  "excluded-names": ["word", "group"],
  others: ["kind", "name", "becomes", "hidden", "size_b"],
} as const;

export type NameTable = keyof typeof NAME_TABLES;
type Cells<T extends NameTable> = Readonly<Partial<Record<(typeof NAME_TABLES)[T][number], string>>>;

const HEADINGS: Readonly<Record<NameTable, string>> = {
  benchmarks: "Benchmarks, as in lexicon/benchmarks.tsv. The aliases are names that became the first one.",
  models: "Models, as in lexicon/models.tsv. The column kind is a guess.",
  metrics: "Metrics, as in lexicon/metrics.tsv. Bound, unit and attempts are not decided on a board.",
  "excluded-names":
    "Names that are neither a system nor a benchmark (group term) and methods (group technique), as in lexicon/excluded-names.tsv.",
  others:
    "Decisions without a column in lexicon/: other names of models and methods (becomes), hidden names (hidden: yes), sizes of models in billions of parameters (size_b).",
};

const toList = (names: readonly string[]): string => names.join(" | ");

const toBenchmarkCells = ({ name, match, facts, aliases, exactAliases }: UserLexiconRow): Cells<"benchmarks"> => ({
  name,
  match,
  metric: facts.metric ?? "",
  family: facts.family ?? "",
  edition: facts.edition ?? "",
  items: facts.items === undefined ? "" : String(facts.items),
  aliases: toList(aliases),
  exact_aliases: toList(exactAliases),
});

function toMetricCells({ name, match, facts, aliases, exactAliases }: UserLexiconRow): Cells<"metrics"> {
  return {
    id: toMetricId(name).replace(/\s+/g, "-"),
    name,
    better: facts.better ?? getListedDirection(name),
    kind: "quality",
    match,
    aliases: toList(aliases),
    exact_aliases: toList(exactAliases),
  };
}

const isListedModelRow = ({ kind, isDeclared }: UserLexiconRow): boolean => kind === "model" && isDeclared;

/** Other names and sizes of systems, which `lexicon/` has no column for, and hidden names. */
function listOthers({ rows, targets }: UserLexicon): Cells<"others">[] {
  const systems = rows.filter(({ kind }) => kind === "model" || kind === "method");
  const renamed = systems
    .filter((row) => !isListedModelRow(row))
    .flatMap(({ kind, name, aliases, exactAliases }) =>
      [...aliases, ...exactAliases].map((alias) => ({ kind, name: alias, becomes: name })),
    );
  const sized = systems.flatMap(({ kind, name, facts }) =>
    facts.size_b === undefined ? [] : [{ kind, name, size_b: String(facts.size_b) }],
  );
  const hidden = targets.flatMap(({ kind, name, to }) => (to === null ? [{ kind, name, hidden: "yes" }] : []));
  return [...renamed, ...sized, ...hidden];
}

function formatTable<T extends NameTable>(table: T, rows: readonly Cells<T>[]): string {
  if (rows.length === 0) return "";
  const columns: readonly (keyof Cells<T>)[] = NAME_TABLES[table];
  const lines = rows.map((row) => {
    const cells = columns.map((column) => row[column] ?? "");
    while (cells.at(-1) === "") cells.pop();
    return cells.join("\t");
  });
  return `# ${HEADINGS[table]}\n${columns.join("\t")}\n${lines.join("\n")}\n\n`;
}

/** Formats the names of a board as a file for another board or for the tables in `lexicon/`. */
export function formatNamesTsv(lexicon: UserLexicon): string {
  const of = (kind: UserLexiconRow["kind"]) => lexicon.rows.filter((row) => row.kind === kind);
  const excluded = [
    ...of("none").map(({ name }) => ({ word: name, group: "term" })),
    ...of("method").flatMap(({ name, isDeclared }) => (isDeclared ? [{ word: name, group: "technique" }] : [])),
  ];
  const models = of("model").filter(isListedModelRow);
  const tables = [
    formatTable("benchmarks", of("benchmark").map(toBenchmarkCells)),
    formatTable(
      "models",
      models.map(({ name, match, aliases, exactAliases }) => ({
        name,
        kind: "llm",
        match,
        aliases: toList(aliases),
        exact_aliases: toList(exactAliases),
      })),
    ),
    formatTable("metrics", of("metric").map(toMetricCells)),
    formatTable("excluded-names", excluded),
    formatTable("others", listOthers(lexicon)),
  ];
  return (
    `# Decisions about the names of a Claimboard board (claimboard names import FILE).\n\n${tables.join("")}`.trimEnd() +
    "\n"
  );
}
