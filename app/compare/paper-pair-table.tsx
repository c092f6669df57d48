import Link from "next/link";
import { InlineFacts } from "@/app/_ui/inline-facts";
import type { Claim } from "@/lib/claim/claim";
import type { PaperPairGroup, PaperPairKind, PaperPairRow } from "@/lib/compare/compare-papers";
import type { CompareQuery } from "@/lib/compare/compare-query";
import type { CompareRow } from "@/lib/compare/compare-rows";
import type { Comparison } from "@/lib/compare/comparison";
import { formatCount, formatDate, formatList } from "@/lib/format/numbers";
import classes from "./compare.module.css";
import { CellContent } from "./compare-cell";
import { ColumnHeading } from "./compare-headings";
import { type CompareTableRow, CompareTableView } from "./compare-table-view";

interface Props {
  readonly papers: readonly [CompareRow, CompareRow];
  readonly groups: readonly PaperPairGroup[];
  readonly comparison: Comparison;
  readonly query: CompareQuery;
}

const DIFFERENCE = "difference";
const DIFFERENCE_HEADING = "Second − first";

const toGroupHeadings = ([first, second]: Props["papers"]): Readonly<Record<PaperPairKind, string>> => ({
  both: "Reported by both, comparable",
  differently: "Reported by both, not comparable",
  first: `Only in ${first.name}`,
  second: `Only in ${second.name}`,
  neither: "Reported by neither",
});

const listRowClaims = ({ cells }: CompareRow): Claim[] =>
  cells.flatMap(({ results, related }) => [...results, ...(related ? [related.result] : [])].map(({ claim }) => claim));

function PaperHeading({ row }: { readonly row: CompareRow }) {
  const claims = listRowClaims(row);
  const [first] = claims;
  const facts = first
    ? [formatList(first.authors, 2), formatDate(first.published), formatCount(claims.length, "claim")]
    : [row.isUnknown ? "nothing on this board" : "no matching claim"];
  return (
    <>
      {row.paperId === null ? (
        row.name
      ) : (
        <Link href={`/papers/${row.paperId}`} dir="auto">
          {row.name}
        </Link>
      )}
      <span className={classes.axis}>
        <InlineFacts facts={facts} />
      </span>
    </>
  );
}

function toTableRow(
  { column, cells, difference }: PaperPairRow,
  { papers, comparison, query }: Props,
  groupHeading: string | null,
): CompareTableRow {
  const paperCells = cells.flatMap((cell, at) => {
    const paper = papers[at];
    if (paper === undefined || (cell.results.length === 0 && cell.related === null)) return [];
    const content = (
      <CellContent
        key={paper.key}
        cell={cell}
        column={column}
        best={comparison.best}
        rowKind="paper"
        maxClaims={Number.MAX_SAFE_INTEGER}
      />
    );
    return [[paper.key, { label: paper.name, content }] as const];
  });
  return {
    key: column.key,
    heading: <ColumnHeading column={column} sort={comparison.sort} query={query} />,
    groupHeading,
    cells: {
      ...Object.fromEntries(paperCells),
      ...(difference !== null && { [DIFFERENCE]: { label: DIFFERENCE_HEADING, content: difference } }),
    },
  };
}

/** Two papers side by side: first comparable values with their difference, then the others. */
export function PaperPairTable(props: Props) {
  const { papers, groups } = props;
  const headings = toGroupHeadings(papers);
  return (
    <CompareTableView
      corner="Benchmark"
      hasFewColumns
      sort={null}
      columns={[
        ...papers.map((row) => ({ id: row.key, heading: <PaperHeading row={row} /> })),
        {
          id: DIFFERENCE,
          heading: DIFFERENCE_HEADING,
          title: "Best value of the second paper minus best value of the first",
          className: classes.difference,
        },
      ]}
      rows={groups.flatMap(({ kind, rows }) =>
        rows.map((row, at) => toTableRow(row, props, at === 0 ? headings[kind] : null)),
      )}
    />
  );
}
