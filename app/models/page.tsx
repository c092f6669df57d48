import type { Metadata } from "next";
import Link from "next/link";
import { readBoard, toSearchParams } from "@/app/_data/board";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import { NameSearchForm } from "@/app/_ui/name-search-form";
import classes from "@/app/_ui/page.module.css";
import { PageLinks, toPagePath } from "@/app/_ui/page-links";
import pill from "@/app/_ui/pill.module.css";
import { TableExportLinks } from "@/app/export/table-export-links";
import { countSizeBrackets, filterBySize, groupByFamily } from "@/app/models/model-groups";
import { ModelTable } from "@/app/models/model-table";
import { listModels } from "@/db/queries/list-models";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { filterByName, parseNameQuery } from "@/lib/query/name-query";
import styles from "./models.module.css";

export const metadata: Metadata = {
  title: "Models",
  description: "All models named in claims, by family and size.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ModelsPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams);
  const size = params.get("size") ?? "";
  const query = parseNameQuery(params);
  const models = await readBoard((db) => listModels(db));
  const { found, shown, page, pages } = filterByName(filterBySize(models, size), query);
  const toPath = (n: number) => toPagePath("/models", { q: query.q, size }, n);
  const brackets = [{ value: "", label: "Any size", count: models.length }, ...countSizeBrackets(models)];
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Models</h1>
        <p className={classes.lead} role="status">
          {formatCount(found.length, "model")}
        </p>
        {found.length > 0 && <TableExportLinks path="/models" params={{ q: query.q, size }} />}
      </div>
      {models.length === 0 ? (
        <EmptyBoardNotice what="models" />
      ) : (
        <>
          <nav className={styles.sizes} aria-label="Filter by size">
            {brackets.map(({ value, label, count }) => (
              <Link
                key={value}
                href={value ? `/models?${new URLSearchParams({ size: value })}` : "/models"}
                className={pill.pill}
                aria-current={value === size ? "true" : undefined}
                scroll={false}
              >
                {label} <span className={pill.count}>{formatNumber(count)}</span>
              </Link>
            ))}
          </nav>
          <NameSearchForm
            path="/models"
            query={query}
            label="Find a model by name"
            {...(size && { keptParameters: { size } })}
          />
          {found.length === 0 && <p className={classes.lead}>No matching models</p>}
          {shown.length > 0 && <ModelTable families={groupByFamily(found, shown)} />}
          <PageLinks page={page} pages={pages} toPath={toPath} />
        </>
      )}
    </div>
  );
}
