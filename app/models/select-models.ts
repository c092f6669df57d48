import { MODEL_COLUMNS, type ModelRow } from "@/app/models/model-table";
import type { ModelListQuery } from "@/lib/query/model-list-query";
import { filterByName, type NamePage } from "@/lib/query/name-query";
import { parseTableSort, sortTableRows, type TableSort } from "@/lib/query/table-sort";
import { filterBySize, groupByFamily, type ModelFamily, omitSinglePaperModels } from "./model-groups";

/** The models that a query selects, for the page and its files. */
export interface ModelSelection extends NamePage<ModelRow> {
  /** Models of any size that the other parameters do not exclude. */
  readonly listed: readonly ModelRow[];
  /** Null for groups by family. */
  readonly sort: TableSort | null;
}

/**
 * Selects and sorts models: those of several papers, or all of them for a search or if wanted, of a size and with a name.
 */
export function selectModels(models: readonly ModelRow[], query: ModelListQuery): ModelSelection {
  const sort = parseTableSort(query.sort, MODEL_COLUMNS, null);
  const listed = query.all || query.q !== "" ? models : omitSinglePaperModels(models);
  const order = (found: readonly ModelRow[]) => sortTableRows(found, MODEL_COLUMNS, sort);
  return { listed, sort, ...filterByName(filterBySize(listed, query.size), query, order) };
}

/** Groups the models of a page by family; null if they are sorted by a column. */
export const toModelFamilies = ({ sort, found }: ModelSelection, shown = found): ModelFamily<ModelRow>[] | null =>
  sort ? null : groupByFamily(found, shown);
