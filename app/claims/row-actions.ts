import { writeClipboard } from "@/app/_ui/write-clipboard";
import { formatCellText, formatRowsAsTsv } from "@/app/claims/clipboard-text";
import type { ColumnKey } from "@/lib/claim/columns";
import { formatCount } from "@/lib/format/numbers";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import { getColumnLabel } from "@/lib/query/query-edit";

/** Actions on cells and rows; each announces its result. */

type Announce = (text: string) => void;

const MAX_SHOWN_CHARS = 40;
const truncate = (text: string): string =>
  text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}…` : text;

async function copyAndAnnounce(text: string, successMessage: string, announce: Announce): Promise<void> {
  announce((await writeClipboard(text)) ? successMessage : "Copying is blocked by the browser");
}

export function copyCellValue(row: ClaimTableRow, key: ColumnKey, announce: Announce): Promise<void> {
  const text = formatCellText(row, key);
  if (text === "") {
    announce(`${getColumnLabel(key)} is empty`);
    return Promise.resolve();
  }
  return copyAndAnnounce(text, `Copied: ${truncate(text)}`, announce);
}

export function copyRow(row: ClaimTableRow, cols: readonly ColumnKey[], announce: Announce): Promise<void> {
  return copyAndAnnounce(
    formatRowsAsTsv([row], cols),
    `Copied: row with ${formatCount(cols.length, "cell")}`,
    announce,
  );
}

/** Copies rows below a line with the column labels. */
export function copyRowsAsTable(
  rows: readonly ClaimTableRow[],
  cols: readonly ColumnKey[],
  announce: Announce,
): Promise<void> {
  const header = cols.map(getColumnLabel).join("\t");
  return copyAndAnnounce(
    `${header}\n${formatRowsAsTsv(rows, cols)}`,
    `Copied: ${formatCount(rows.length, "row")}`,
    announce,
  );
}

export function copyClaimLink(row: ClaimTableRow, announce: Announce): Promise<void> {
  return copyAndAnnounce(
    new URL(`/claims/${row.id}`, window.location.href).href,
    "Copied: link to the claim",
    announce,
  );
}
