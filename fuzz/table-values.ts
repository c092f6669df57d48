const SEPARATORS = [",", "\t", ";", "|"] as const;
/** Lines in which the header of a table is. */
const HEADER_LINES = 5;

/** Where the cells of a table are. */
export interface TableShape {
  readonly separator: string;
  /** Index of the line of the header, and its number of cells. */
  readonly header: number;
  readonly columns: number;
}

/** Splits a line of a table into cells with their quotes. */
export function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === separator && !isQuoted) {
      cells.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...cells, line.slice(start)];
}

/** Exchanges two items of a list; an index beyond it leaves the list as it is. */
export const exchange = <T>(list: readonly T[], first: number, second: number): T[] =>
  list.map((item, i) => (i === first ? (list[second] ?? item) : i === second ? (list[first] ?? item) : item));

/** Finds the header of a table: the line with most cells among the first ones. */
export function findTableShape(text: string): TableShape {
  return text
    .split("\n", HEADER_LINES)
    .flatMap((line, header) =>
      SEPARATORS.map((separator) => ({ separator, header, columns: splitCells(line, separator).length })),
    )
    .reduce((a, b) => (b.columns > a.columns ? b : a));
}

/**
 * Exchanges the values of two columns below their header.
 * @param row the only row that changes, from 0; null for all rows
 */
export function exchangeValues(text: string, first: number, second: number, row: number | null): string {
  const { separator, header } = findTableShape(text);
  const isChanged = (line: number): boolean => line > header && (row === null || line === header + 1 + row);
  const change = (line: string): string => {
    const [end = ""] = /\r?$/.exec(line) ?? [];
    const cells = splitCells(line.slice(0, line.length - end.length), separator);
    return exchange(cells, first, second).join(separator) + end;
  };
  return text
    .split("\n")
    .map((line, i) => (isChanged(i) ? change(line) : line))
    .join("\n");
}
