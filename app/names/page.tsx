import type { Metadata } from "next";
import Link from "next/link";
import { readBoard, toSearchParams } from "@/app/_data/board";
import { canSignInToWrite, isBoardWritable } from "@/app/_data/write-board";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import { NameSearchForm } from "@/app/_ui/name-search-form";
import page from "@/app/_ui/page.module.css";
import { PageLinks } from "@/app/_ui/page-links";
import pill from "@/app/_ui/pill.module.css";
import { SignInLink } from "@/app/_ui/sign-in-link";
import { listNameDecisions } from "@/db/queries/get-user-lexicon";
import { type BoardName, listNames } from "@/db/queries/list-names";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { NAME_KINDS, type NameKind } from "@/lib/names/name-kind";
import {
  NAME_FILTERS,
  type NameFilter,
  type NameListQuery,
  nameListPath,
  parseNameListQuery,
} from "@/lib/query/name-list-query";
import { filterByName } from "@/lib/query/name-query";
import { parseTableSort, sortTableRows } from "@/lib/query/table-sort";
import { DecisionList } from "./decision-list";
import { NameTable, toNameColumns } from "./name-table";
import classes from "./names.module.css";

export const metadata: Metadata = {
  title: "Names",
  description: "Every benchmark, model, method and metric of the board: merge, rename, classify or hide names.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const KIND_LABELS: Readonly<Record<NameKind, string>> = {
  benchmark: "Benchmarks",
  model: "Models",
  method: "Methods",
  metric: "Metrics",
};

const FILTER_LABELS: Readonly<Record<NameFilter, string>> = {
  duplicates: "Likely duplicates",
  new: "New",
  known: "Known",
  mapped: "Mapped",
  hidden: "Hidden",
};

/** Names on a page. */
const PER_PAGE = 60;

const isShown = ({ status, duplicates }: BoardName, show: NameFilter | ""): boolean =>
  show === "" || (show === "duplicates" ? duplicates.length > 0 : status === show);

interface TabsProps {
  readonly query: NameListQuery;
  readonly names: readonly BoardName[];
}

function KindTabs({ query, names }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label="Kind of name">
      {NAME_KINDS.map((kind) => (
        <Link
          key={kind}
          href={nameListPath({ ...query, kind, show: "", page: 1 })}
          aria-current={kind === query.kind ? "true" : undefined}
          prefetch={false}
        >
          {KIND_LABELS[kind]}{" "}
          <span className={pill.count}>{formatNumber(names.filter((name) => name.kind === kind).length)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** @param names names of the chosen kind */
function StatusPills({ query, names }: TabsProps) {
  const filters = (["", ...NAME_FILTERS] as const).filter(
    (show) => show === query.show || names.some((name) => isShown(name, show)),
  );
  return (
    <nav className={classes.pills} aria-label="Filter by status">
      {filters.map((show) => (
        <Link
          key={show}
          href={nameListPath({ ...query, show, page: 1 })}
          className={pill.pill}
          aria-current={show === query.show ? "true" : undefined}
          scroll={false}
          prefetch={false}
        >
          {show === "" ? "All" : FILTER_LABELS[show]}{" "}
          <span className={pill.count}>{formatNumber(names.filter((name) => isShown(name, show)).length)}</span>
        </Link>
      ))}
    </nav>
  );
}

export default async function NamesPage({ searchParams }: Props) {
  const { query, dropped } = parseNameListQuery(toSearchParams(await searchParams));
  const { names, decisions } = await readBoard((db) => ({ names: listNames(db), decisions: listNameDecisions(db) }));
  const canChange = isBoardWritable();
  const ofKind = names.filter(({ kind }) => kind === query.kind);
  const columns = toNameColumns(canChange);
  const sort = parseTableSort(query.sort, columns, null);
  const selected = ofKind.filter((name) => isShown(name, query.show));
  const { found } = filterByName(selected, query, (matches) => sortTableRows(matches, columns, sort));
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const current = Math.min(query.page, pages);
  const shown = found.slice((current - 1) * PER_PAGE, current * PER_PAGE);
  const filters = { kind: query.kind === "benchmark" ? "" : query.kind, show: query.show };
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Names</h1>
        <p className={page.lead} role="status">
          {formatCount(found.length, "name")}
        </p>
        {decisions.length > 0 && (
          <p className={page.exports}>
            <a href="#decisions">{formatCount(decisions.length, "decision")}</a>
          </p>
        )}
      </div>
      <DroppedParametersNotice dropped={dropped} />
      {names.length === 0 ? (
        <EmptyBoardNotice what="names" />
      ) : (
        <>
          <p className={classes.intro}>
            A decision about a name changes all claims that have it, and holds for every later import. Names where a
            decision would change most claims come first.{" "}
            {!canChange && canSignInToWrite() && <SignInLink>Sign in to decide</SignInLink>}
          </p>
          <KindTabs query={query} names={names} />
          <StatusPills query={query} names={ofKind} />
          <NameSearchForm
            path="/names"
            query={query}
            label="Find a name"
            keptParameters={Object.fromEntries(
              Object.entries({ ...filters, sort: query.sort }).filter(([, value]) => value),
            )}
          />
          {shown.length === 0 ? (
            <p className={page.lead}>No matching names</p>
          ) : (
            <NameTable
              names={shown}
              canChange={canChange}
              links={{ sort, defaultSort: null, path: "/names", params: { ...filters, q: query.q } }}
            />
          )}
          <PageLinks page={current} pages={pages} toPath={(n) => nameListPath({ ...query, page: n })} />
          <DecisionList decisions={decisions} canChange={canChange} />
        </>
      )}
    </div>
  );
}
