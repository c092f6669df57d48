import type { Metadata } from "next";
import Link from "next/link";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import { NameSearchForm } from "@/app/_ui/name-search-form";
import classes from "@/app/_ui/page.module.css";
import { PageLinks } from "@/app/_ui/page-links";
import pill from "@/app/_ui/pill.module.css";
import { TableExportLinks } from "@/app/export/table-export-links";
import { countSizeBrackets, filterBySize } from "@/app/models/model-groups";
import { type ModelRow, ModelTable } from "@/app/models/model-table";
import { selectModels, toModelFamilies } from "@/app/models/select-models";
import { listModelResults } from "@/db/queries/list-model-results";
import { listModels, type ModelSummary } from "@/db/queries/list-models";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { type ModelListQuery, modelListPath, parseModelListQuery } from "@/lib/query/model-list-query";
import { filterByName } from "@/lib/query/name-query";
import styles from "./models.module.css";

export const metadata: Metadata = {
  title: "Models",
  description: "Models named in claims, by family and size, with results reported for them.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface SizePillsProps {
  readonly query: ModelListQuery;
  /** Models of any size that the other parameters match. */
  readonly models: readonly ModelSummary[];
}

function SizePills({ query, models }: SizePillsProps) {
  const brackets = [{ value: "", label: "Any size", count: models.length }, ...countSizeBrackets(models)];
  return (
    <nav className={styles.sizes} aria-label="Filter by size">
      {brackets.map(({ value, label, count }) => (
        <Link
          key={value}
          href={modelListPath({ ...query, size: value, page: 1 })}
          className={pill.pill}
          aria-current={value === query.size ? "true" : undefined}
          scroll={false}
          prefetch={false}
        >
          {label} <span className={pill.count}>{formatNumber(count)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** States how many models of one paper are left out or included, with a link to the other list. */
function SinglePaperNote({ query, omitted, included }: { query: ModelListQuery; omitted: number; included: number }) {
  if (omitted === 0 && (!query.all || included === 0)) return null;
  return (
    <p className={styles.folded}>
      {omitted > 0
        ? `${formatCount(omitted, "model")} named in one paper only ${omitted === 1 ? "is" : "are"} not listed. `
        : `${formatCount(included, "model")} of the list ${included === 1 ? "is" : "are"} named in one paper only. `}
      <Link href={modelListPath({ ...query, all: omitted > 0, page: 1 })} prefetch={false}>
        {omitted > 0 ? "Show them" : "Hide them"}
      </Link>
    </p>
  );
}

export default async function ModelsPage({ searchParams }: Props) {
  const { query, dropped } = parseModelListQuery(toSearchParams(await searchParams));
  const { models, selection, shown, families } = await browseBoard((db) => {
    const models = listModels(db);
    const selection = selectModels(models, query);
    const results = listModelResults(db);
    const addResults = (model: ModelRow): ModelRow => ({ ...model, results: results.list(model.id) });
    const families = toModelFamilies(selection, selection.shown);
    return {
      models,
      selection,
      shown: selection.shown.map(addResults),
      families: families?.map((family) => ({ ...family, models: family.models.map(addResults) })) ?? null,
    };
  });
  const { listed, sort, found, page, pages } = selection;
  const { found: namedOfAnySize } = filterByName(listed, query);
  const omitted = filterBySize(models, query.size).length - filterBySize(listed, query.size).length;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Models</h1>
        <p className={classes.lead} role="status">
          {`${formatCount(found.length, "model")}${omitted > 0 ? " named in several papers" : ""}`}
        </p>
        {found.length > 0 && (
          <TableExportLinks
            path="/models"
            params={{ q: query.q, size: query.size, all: query.all ? "1" : "", sort: query.sort }}
          />
        )}
      </div>
      <DroppedParametersNotice dropped={dropped} />
      {models.length === 0 ? (
        <EmptyBoardNotice what="models" />
      ) : (
        <>
          <SizePills query={query} models={namedOfAnySize} />
          <NameSearchForm
            path="/models"
            query={query}
            label="Find a model by name"
            keptParameters={{
              ...(query.size && { size: query.size }),
              ...(query.all && { all: "1" }),
              ...(query.sort && { sort: query.sort }),
            }}
          />
          <SinglePaperNote
            query={query}
            omitted={omitted}
            included={found.filter(({ papers }) => papers === 1).length}
          />
          {found.length === 0 && <p className={classes.lead}>No matching models</p>}
          {sort && (
            <p className={classes.links}>
              <Link href={modelListPath({ ...query, sort: "", page: 1 })} prefetch={false}>
                Group by family
              </Link>
            </p>
          )}
          {shown.length > 0 && (
            <ModelTable
              models={shown}
              families={families}
              links={{
                sort,
                defaultSort: null,
                path: "/models",
                params: { q: query.q, size: query.size, all: query.all ? "1" : "" },
              }}
            />
          )}
          <PageLinks page={page} pages={pages} toPath={(n) => modelListPath({ ...query, page: n })} />
        </>
      )}
    </div>
  );
}
