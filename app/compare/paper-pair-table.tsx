import Link from "next/link";
import table from "@/app/_ui/data-table.module.css";
import { InlineFacts } from "@/app/_ui/inline-facts";
import type { Claim } from "@/lib/claim/claim";
import type { MatrixRow } from "@/lib/compare/compare-matrix";
import type { PaperPairGroup, PaperPairKind, PaperPairRow } from "@/lib/compare/compare-papers";
import { formatCount, formatDate, formatList } from "@/lib/format/numbers";
import classes from "./compare.module.css";
import { ColumnName, CompareCell } from "./compare-cell";

interface Props {
  readonly papers: readonly [MatrixRow, MatrixRow];
  readonly groups: readonly PaperPairGroup[];
}

const DIFFERENCE_HEADING = "Second − first";

const toGroupHeadings = ([first, second]: Props["papers"]): Readonly<Record<PaperPairKind, string>> => ({
  both: "Reported by both, comparable",
  differently: "Reported by both, not comparable",
  first: `Only in ${first.name}`,
  second: `Only in ${second.name}`,
});

const listRowClaims = (row: MatrixRow): Claim[] => row.cells.flatMap((cell) => cell?.claims ?? []);

function PaperHeading({ row }: { readonly row: MatrixRow }) {
  const claims = listRowClaims(row);
  const [first] = claims;
  const facts = first
    ? [formatList(first.authors, 2), formatDate(first.published), formatCount(claims.length, "claim")]
    : [];
  return (
    <>
      <Link href={`/papers/${row.paperId}`} dir="auto">
        {row.name}
      </Link>
      <span className={classes.axis}>
        <InlineFacts facts={facts} />
      </span>
    </>
  );
}

function PaperPairTableRow({ row, papers }: { readonly row: PaperPairRow; readonly papers: Props["papers"] }) {
  return (
    <tr>
      <th scope="row" className={classes.side}>
        <ColumnName column={row.column} />
      </th>
      {papers.map((paper, i) => (
        <CompareCell key={paper.key} cell={row.cells[i] ?? null} heading={paper.name} rowKind="paper" />
      ))}
      {row.difference === null ? (
        <td className={table.number} data-empty>
          <span className={table.dim}>—</span>
        </td>
      ) : (
        <td className={table.number} data-head={DIFFERENCE_HEADING}>
          {row.difference}
        </td>
      )}
    </tr>
  );
}

/** Two papers side by side: first comparable values with their difference, then the others. */
export function PaperPairTable({ papers, groups }: Props) {
  const groupHeadings = toGroupHeadings(papers);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label="Comparison, scrollable">
      <table className={`${table.table} ${classes.matrix}`} aria-label="Comparison" data-few>
        <thead>
          <tr>
            <th scope="col">Benchmark</th>
            {papers.map((row) => (
              <th key={row.key} scope="col" className={classes.head}>
                <PaperHeading row={row} />
              </th>
            ))}
            <th
              scope="col"
              className={`${table.number} ${classes.difference}`}
              title="Best value of the second paper minus best value of the first"
            >
              {DIFFERENCE_HEADING}
            </th>
          </tr>
        </thead>
        {groups.map(({ kind, rows }) => (
          <tbody key={kind}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={4}>
                {groupHeadings[kind]}
              </th>
            </tr>
            {rows.map((row) => (
              <PaperPairTableRow key={row.column.key} row={row} papers={papers} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
