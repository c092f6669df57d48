/**
 * @typedef {object} TableRow
 * @property {string} place file and line: "lexicon/models.tsv:12"
 * @property {(column: string) => string} get the cell of a column; empty where the line ends before it
 * @property {(column: string) => string[]} list the parts of a cell that are separated by " | "
 */

/** @param {string} cell */
const splitList = (cell) => (cell === "" ? [] : cell.split(" | "));

/**
 * Parses a table of the lexicon: a line of column names, then one row per line, cells separated by tabs. Lines that are empty
 * or begin with "#" are comments. Empty cells at the end of a line may be left out.
 * @param {string} text
 * @param {string} file its name in messages
 * @param {readonly string[]} columns in their order; the first one must be filled
 * @returns {TableRow[]}
 */
export function parseTable(text, file, columns) {
  const lines = text
    .split("\n")
    .map((line, at) => ({ cells: line.replace(/\r$/, "").split("\t"), place: `${file}:${at + 1}` }))
    .filter(({ cells }) => cells.join("").trim() !== "" && !cells[0]?.startsWith("#"));
  const [header, ...rows] = lines;
  if (header?.cells.join() !== columns.join())
    throw new Error(`${header?.place ?? file}: the columns must be ${columns.join(", ")}, separated by tabs`);
  for (const { cells, place } of rows) validateCells(cells, place, columns);
  return rows.map(({ cells, place }) => {
    const get = (/** @type {string} */ column) => cells[columns.indexOf(column)] ?? "";
    return { place, get, list: (column) => splitList(get(column)) };
  });
}

/**
 * @param {readonly string[]} cells
 * @param {string} place
 * @param {readonly string[]} columns
 */
function validateCells(cells, place, columns) {
  if (cells.length > columns.length)
    throw new Error(`${place}: ${cells.length} cells, but there are ${columns.length} columns (${columns.join(", ")})`);
  if (cells[0] === "") throw new Error(`${place}: the column ${columns[0]} is empty`);
  const padded = cells.find((cell) => splitList(cell).some((part) => part === "" || part.trim() !== part));
  if (padded !== undefined)
    throw new Error(`${place}: "${padded}" has an empty part or an extra space (tabs between cells, " | " in lists)`);
}

/**
 * Returns the value for the keyword of a cell.
 * @template T
 * @param {TableRow} row
 * @param {string} column
 * @param {Readonly<Record<string, T>>} values
 * @returns {T}
 */
export function parseChoice(row, column, values) {
  const cell = row.get(column);
  const found = Object.entries(values).find(([word]) => word === cell);
  if (found) return found[1];
  const words = Object.keys(values).map((word) => (word === "" ? "empty" : word));
  throw new Error(`${row.place}: "${cell}" is not a value of the column ${column} (${words.join(", ")})`);
}

/**
 * Returns the number of a cell; undefined for an empty one.
 * @param {TableRow} row
 * @param {string} column
 */
export function parsePositiveNumber(row, column) {
  const cell = row.get(column);
  if (cell === "") return undefined;
  if (!/^\d+(\.\d+)?$/.test(cell) || Number(cell) <= 0)
    throw new Error(`${row.place}: "${cell}" in the column ${column} is not a positive number`);
  return Number(cell);
}
