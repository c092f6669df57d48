import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import classes from "@/app/_ui/page.module.css";
import { PageLinks } from "@/app/_ui/page-links";
import { PaperList } from "@/app/_ui/paper-list";
import { TableExportLinks } from "@/app/export/table-export-links";
import { listPapers } from "@/db/queries/list-papers";
import { formatCount } from "@/lib/format/numbers";
import { formatPaperQuery, PAPERS_PER_PAGE } from "@/lib/paper/paper-query";
import { parsePaperQuery } from "@/lib/query/parse-paper-query";
import { PapersToolbar } from "./papers-toolbar";

export const metadata: Metadata = { title: "Papers" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PapersPage({ searchParams }: Props) {
  const { query, dropped } = parsePaperQuery(toSearchParams(await searchParams));
  const { q, sort, page } = query;
  const { papers, total } = await browseBoard((db) =>
    listPapers(db, { q, sort, offset: (page - 1) * PAPERS_PER_PAGE, limit: PAPERS_PER_PAGE }),
  );
  const pages = Math.ceil(total / PAPERS_PER_PAGE);
  const toPage = (n: number) => `/papers${formatPaperQuery({ ...query, page: n })}`;
  // An old link may name a page beyond the end of the list.
  if (pages > 0 && page > pages) redirect(toPage(pages));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Papers</h1>
        <p className={classes.lead} role="status">
          {formatCount(total, "paper")}
        </p>
        {total > 0 && <TableExportLinks path="/papers" params={{ q, sort }} />}
      </div>
      {total === 0 && q === "" ? (
        <EmptyBoardNotice what="papers" />
      ) : (
        <>
          <PapersToolbar query={query} />
          <DroppedParametersNotice dropped={dropped} />
          {total === 0 ? <p className={classes.lead}>No matching papers</p> : <PaperList papers={papers} />}
          <PageLinks page={page} pages={pages} toPath={toPage} />
        </>
      )}
    </div>
  );
}
