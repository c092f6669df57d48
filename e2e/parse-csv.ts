/** Parses an RFC 4180 text into objects keyed by the header names. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows = [...readRows(text)];
  const header = rows.shift() ?? [];
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])));
}

const CELL = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;

function* readRows(text: string): Generator<string[]> {
  let cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [, quoted, plain] = CELL.exec(text) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    const next = text[CELL.lastIndex];
    if (next === ",") {
      CELL.lastIndex += 1;
      continue;
    }
    yield cells;
    cells = [];
    CELL.lastIndex += next === "\r" ? 2 : 1;
  }
}
