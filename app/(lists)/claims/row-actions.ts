import { writeClipboard } from "@/app/_components/write-clipboard";
import type { ColumnKey } from "@/lib/claim-columns";
import type { ClaimRow } from "@/lib/claim-row";
import { copyCell, copyRows } from "@/lib/copy-text";
import { formatCount } from "@/lib/format";
import { columnLabel } from "@/lib/query-edit";

/** What can be done with a cell or a row; each says what came of it. */

type Say = (text: string) => void;

const SHOWN = 40;
const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

async function copy(text: string, done: string, say: Say): Promise<void> {
  say((await writeClipboard(text)) ? done : "The browser does not allow copying");
}

export function copyCellOf(row: ClaimRow, key: ColumnKey, say: Say): Promise<void> {
  const text = copyCell(row, key);
  if (text === "") {
    say(`${columnLabel(key)} is empty`);
    return Promise.resolve();
  }
  return copy(text, `Copied: ${cut(text)}`, say);
}

export function copyRowOf(row: ClaimRow, cols: readonly ColumnKey[], say: Say): Promise<void> {
  return copy(copyRows([row], cols), `Copied: the row, ${formatCount(cols.length, "cell")}`, say);
}

/** Several rows under a line with the names of their columns. */
export function copyTable(rows: readonly ClaimRow[], cols: readonly ColumnKey[], say: Say): Promise<void> {
  const head = cols.map(columnLabel).join("\t");
  return copy(`${head}\n${copyRows(rows, cols)}`, `Copied: ${formatCount(rows.length, "row")}`, say);
}

export function copyClaimLink(row: ClaimRow, say: Say): Promise<void> {
  return copy(new URL(`/claims/${row.id}`, window.location.href).href, "Copied: link to the claim", say);
}
