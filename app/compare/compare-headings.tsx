import { ArrowDownIcon, ArrowUpIcon } from "@primer/octicons-react";
import Link from "next/link";
import { ScopeLinks } from "@/app/_ui/scope-links";
import { modelPath } from "@/lib/claim/model-names";
import { formatUnnamedSize } from "@/lib/claim/system-name";
import { type CompareColumn, formatColumnName, formatColumnScope } from "@/lib/compare/compare-columns";
import { type CompareQuery, comparePath } from "@/lib/compare/compare-query";
import type { CompareRow } from "@/lib/compare/compare-rows";
import type { Comparison } from "@/lib/compare/comparison";
import { removeRow } from "@/lib/compare/parse-compare-query";
import { formatTableSort } from "@/lib/query/table-sort";
import classes from "./compare.module.css";

interface SortLinkProps {
  readonly id: string;
  /** Visible text of the link. */
  readonly text: string;
  /** What the rows are sorted by, for the accessible name; it contains the text. */
  readonly label: string;
  readonly descendingFirst: boolean;
  readonly sort: Comparison["sort"];
  readonly query: CompareQuery;
}

/** Link that sorts the rows by a column; followed again, in the other direction. */
export function SortLink({ id, text, label, descendingFirst, sort, query }: SortLinkProps) {
  const isSorted = sort?.id === id;
  const desc = isSorted ? !sort.desc : descendingFirst;
  const Arrow = sort?.desc ? ArrowDownIcon : ArrowUpIcon;
  return (
    <Link
      href={comparePath({ ...query, sort: formatTableSort({ id, desc }) })}
      className={classes.sort}
      aria-label={`${label}: sort ${desc ? "descending" : "ascending"}`}
      scroll={false}
      prefetch={false}
      data-sorted={isSorted || undefined}
    >
      {text}
      {isSorted && <Arrow size={12} aria-hidden />}
    </Link>
  );
}

interface ColumnHeadingProps {
  readonly column: CompareColumn;
  readonly sort: Comparison["sort"];
  readonly query: CompareQuery;
}

/** The benchmarks of a column with metric and scale, which is the link to sort by it, and the reasons for caution. */
export function ColumnHeading({ column, sort, query }: ColumnHeadingProps) {
  const { key, scope, benchmarks, isKnown, label, content, cautions, lowerIsBetter, isSortable } = column;
  return (
    <>
      <span className={classes.scope}>
        {benchmarks.length === 0 || !isKnown ? (
          formatColumnScope(column)
        ) : (
          <ScopeLinks scope={{ benchmarks, aggregate: scope === "average" }} />
        )}
      </span>
      <span className={classes.axis}>
        {isSortable ? (
          <SortLink
            id={key}
            text={label}
            label={formatColumnName(column)}
            descendingFirst={!lowerIsBetter || content === "gains"}
            sort={sort}
            query={query}
          />
        ) : (
          label
        )}
      </span>
      {cautions.length > 0 && (
        <span className={classes.cautions}>
          {`⚠ caution: ${cautions.slice(0, 2).join("; ")}${cautions.length > 2 ? `; and ${cautions.length - 2} more` : ""}`}
        </span>
      )}
    </>
  );
}

/** The name of a row with its page, its size and the link to remove it. */
export function RowName({ row, query }: { readonly row: CompareRow; readonly query: CompareQuery }) {
  const href = row.paperId !== null ? `/papers/${row.paperId}` : row.modelId === null ? null : modelPath(row.modelId);
  const ids = row.cells.flatMap(({ results, related }) =>
    [...results, ...(related ? [related.result] : [])].map(({ claim }) => claim.id),
  );
  const queryWithoutRow = removeRow(query, row.key, ids);
  const size = formatUnnamedSize(row.name, row.size_b, row.active_b);
  return (
    <>
      {href === null ? (
        row.name
      ) : (
        <Link href={href} className={classes.name} title={row.name} prefetch={false}>
          {row.name}
        </Link>
      )}
      {row.describingPaperTitle !== null && (
        <span className={`${classes.axis} ${classes.of}`} title={row.describingPaperTitle} dir="auto">
          {row.describingPaperTitle}
        </span>
      )}
      {size !== null && <span className={classes.axis}>{size}</span>}
      {row.isUnknown && <span className={classes.axis}>nothing on this board</span>}
      {queryWithoutRow !== null && (
        <Link
          href={comparePath(queryWithoutRow)}
          className={classes.remove}
          aria-label={`Remove ${row.name}`}
          title="Remove"
          scroll={false}
          prefetch={false}
        >
          ×
        </Link>
      )}
    </>
  );
}
