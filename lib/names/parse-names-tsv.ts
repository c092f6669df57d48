import { getListedDirection, isListedName } from "./listed-names";
import { type NameDecision, type NameFacts, nameDecisionSchema } from "./name-decision";
import type { NameKind } from "./name-kind";
import { NAME_TABLES, type NameTable } from "./names-tsv";

/** An error in a names file, with the line, counted from 1, and what to do. */
export interface NamesFileError {
  readonly line: number;
  readonly message: string;
}

export interface ParsedNamesFile {
  readonly decisions: readonly NameDecision[];
  readonly errors: readonly NamesFileError[];
}

/** A decision before its values are checked. */
type Draft = Readonly<Record<string, unknown>>;

/** A row of a table with its cells by column. */
interface Row {
  readonly get: (column: string) => string;
  readonly list: (column: string) => readonly string[];
}

const splitList = (cell: string): string[] => (cell === "" ? [] : cell.split(" | ").map((part) => part.trim()));

/** The names that became the name of a row. */
const toRenames = (kind: NameKind, to: string, { list }: Row): Draft[] => [
  ...list("aliases").map((name) => ({ action: "rename", kind, name, to, match: "" })),
  ...list("exact_aliases").map((name) => ({ action: "rename", kind, name, to, match: "case" })),
];

/** A row of a listed name declares it only if it specifies how the name is matched. */
const toDeclaration = (kind: NameKind, name: string, match: string): Draft[] =>
  match === "" && isListedName(kind, name) ? [] : [{ action: "classify", kind, name, as: kind, match }];

const toDescription = (
  kind: NameKind,
  name: string,
  facts: Readonly<Partial<Record<keyof NameFacts, unknown>>>,
): Draft[] => {
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== ""));
  return Object.keys(known).length === 0 ? [] : [{ action: "describe", kind, name, facts: known }];
};

/** Converts a cell to a number; other text is returned unchanged, so that the schema reports it. */
const toNumber = (cell: string): unknown => (/^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell);

function readMetric(row: Row): Draft[] {
  const name = row.get("name");
  const better = row.get("better");
  return [
    ...toDeclaration("metric", name, row.get("match")),
    ...toDescription("metric", name, { better: better === getListedDirection(name) ? "" : better }),
    ...toRenames("metric", name, row),
  ];
}

function readExcludedName({ get }: Row): Draft[] {
  const as = get("group") === "technique" ? "method" : "none";
  return [{ action: "classify", kind: "method", name: get("word"), as }];
}

function readOther({ get }: Row): Draft[] {
  const [kind, name, to] = [get("kind"), get("name"), get("becomes")];
  if (get("hidden") !== "") return [{ action: "hide", kind, name }];
  return [
    ...(to === "" ? [] : [{ action: "rename", kind, name, to }]),
    ...(get("size_b") === "" ? [] : [{ action: "describe", kind, name, facts: { size_b: toNumber(get("size_b")) } }]),
  ];
}

const READERS: Readonly<Record<NameTable, (row: Row) => Draft[]>> = {
  benchmarks: (row) => {
    const name = row.get("name");
    const facts = {
      family: row.get("family"),
      edition: row.get("edition"),
      metric: row.get("metric"),
      items: toNumber(row.get("items")),
    };
    return [
      ...toDeclaration("benchmark", name, row.get("match")),
      ...toDescription("benchmark", name, facts),
      ...toRenames("benchmark", name, row),
      // An edition is a benchmark with results of its own.
      ...row
        .list("editions")
        .map((edition) => ({ action: "classify", kind: "benchmark", name: edition, as: "benchmark" })),
    ];
  },
  models: (row) => [
    { action: "classify", kind: "model", name: row.get("name"), as: "model", match: row.get("match") },
    ...toRenames("model", row.get("name"), row),
  ],
  metrics: readMetric,
  "excluded-names": readExcludedName,
  others: readOther,
};

/** Finds the table that a line of column names begins. A file of an earlier version may lack the last columns. */
function findTable(line: string): NameTable | undefined {
  const names = line.split("\t");
  return (Object.keys(NAME_TABLES) as NameTable[]).find(
    (table) => names.length > 1 && names.every((name, at) => name === NAME_TABLES[table][at]),
  );
}

/** Returns the problem of the cells of a row in words, or null. */
function findCellError(cells: readonly string[], columns: readonly string[]): string | null {
  if (cells.length > columns.length)
    return `${cells.length} cells, but the table has ${columns.length} columns (${columns.join(", ")}); remove the extra tabs`;
  return cells[0]?.trim() === "" ? `the column ${columns[0]} is empty; fill it or delete the line` : null;
}

const explain = (draft: Draft, message: string, path: readonly PropertyKey[]): string =>
  `${path.length === 0 ? "" : `${path.at(-1) === "as" ? "group" : String(path.at(-1))} of `}"${draft.name}": ${message}`;

/**
 * Parses a names file: tables of `claimboard names export` or of `lexicon/`, one after the other. A line of column names
 * begins a table. Lines that are empty or begin with "#" are comments.
 * @returns the decisions in the order of the file, and one error for each line that is not understood
 */
export function parseNamesTsv(text: string): ParsedNamesFile {
  const decisions: NameDecision[] = [];
  const errors: NamesFileError[] = [];
  let table: NameTable | null = null;
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const [line, content] = [index + 1, raw.replace(/\r$/, "")];
    if (content.trim() === "" || content.startsWith("#")) continue;
    const begun = findTable(content.trimEnd());
    if (begun) {
      table = begun;
      continue;
    }
    if (table === null) {
      const headers = Object.values(NAME_TABLES).map((columns) => columns.join(" "));
      errors.push({
        line,
        message: `no table has these columns; a table begins with one of: ${headers.join("; ")} (separated by tabs)`,
      });
      return { decisions: [], errors };
    }
    const columns: readonly string[] = NAME_TABLES[table];
    const cells = content.split("\t");
    const cellError = findCellError(cells, columns);
    if (cellError !== null) {
      errors.push({ line, message: cellError });
      continue;
    }
    const get = (column: string): string => (cells[columns.indexOf(column)] ?? "").trim();
    for (const draft of READERS[table]({ get, list: (column) => splitList(get(column)) })) {
      const { data, error } = nameDecisionSchema.safeParse(draft);
      if (data) decisions.push(data);
      else for (const { message, path } of error.issues) errors.push({ line, message: explain(draft, message, path) });
    }
  }
  return { decisions, errors };
}
