import { BENCHMARK_SORT_COLUMNS, parseBenchmarkSort } from "@/app/_ui/benchmark-table";
import { selectResults } from "@/app/benchmarks/read-benchmark";
import { selectModels, toModelFamilies } from "@/app/models/select-models";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { listBenchmarks, listFamilies } from "@/db/queries/list-benchmarks";
import { type ImportedSource, listImports } from "@/db/queries/list-imports";
import { listModels, type ModelSummary } from "@/db/queries/list-models";
import { type PaperSummary, readPapers } from "@/db/queries/list-papers";
import { benchmarkResponseSchema, modelResponseSchema, paperResponseSchema } from "@/lib/api/responses";
import type { BenchmarkSummary } from "@/lib/compare/benchmark-summary";
import { parseFamilyView } from "@/lib/compare/family-view";
import { RESULT_EXPORT_COLUMNS, type ResultExportRow, toResultExportRows } from "@/lib/compare/result-rows";
import { parseModelListQuery } from "@/lib/query/model-list-query";
import { filterByName, parseNameQuery } from "@/lib/query/name-query";
import { parsePaperQuery } from "@/lib/query/parse-paper-query";
import { sortTableRows } from "@/lib/query/table-sort";
import type { TableExport } from "./table-export";

/** Exported tables. Their columns are the keys of the API responses. */

const listSchemaKeys = <K extends string>(schema: { readonly shape: Readonly<Record<K, unknown>> }): readonly K[] =>
  Object.keys(schema.shape) as K[];

const benchmarkTableExport: TableExport<keyof BenchmarkSummary> = {
  name: "benchmarks",
  columns: listSchemaKeys(benchmarkResponseSchema),
  readRows: (db, params) => {
    const query = parseNameQuery(params);
    const sort = parseBenchmarkSort(params, query);
    const order = (found: readonly BenchmarkSummary[]) => sortTableRows(found, BENCHMARK_SORT_COLUMNS, sort);
    if (query.q !== "") return filterByName(listBenchmarks(db), query, order).found;
    // As on the page, the members of a family follow each other.
    return sortTableRows(listFamilies(db), BENCHMARK_SORT_COLUMNS, sort).flatMap(({ members }) => order(members));
  },
};

const modelTableExport: TableExport<keyof ModelSummary> = {
  name: "models",
  columns: listSchemaKeys(modelResponseSchema),
  findDropped: (params) => parseModelListQuery(params).dropped,
  readRows: (db, params) => {
    const { query } = parseModelListQuery(params);
    const selection = selectModels(listModels(db), query);
    return toModelFamilies(selection)?.flatMap(({ models }) => models) ?? selection.found;
  },
};

export const paperTableExport: TableExport<keyof PaperSummary> = {
  name: "papers",
  columns: listSchemaKeys(paperResponseSchema.omit({ abstract: true })),
  findDropped: (params) => parsePaperQuery(params).dropped,
  readRows: (db, params) => {
    const { q, sort } = parsePaperQuery(params).query;
    return readPapers(db, { q, sort, limit: -1 });
  },
};

const importTableExport: TableExport<Exclude<keyof ImportedSource, "issues" | "reasons">> = {
  name: "imports",
  columns: ["source", "first_at", "last_at", "papers", "skipped", "repaired", "unfinished_after", "unfinished_at"],
  readRows: (db) => listImports(db),
};

/** Results of a benchmark or a family, as its page shows them; `benchmark` names it. */
const resultTableExport: TableExport<keyof ResultExportRow> = {
  name: "results",
  columns: RESULT_EXPORT_COLUMNS,
  findDropped: (params) =>
    params.get("benchmark")
      ? parseFamilyView(params, ["benchmark"]).dropped
      : [{ key: "benchmark", value: "", reason: "missing: the id of a benchmark or a family" }],
  readRows: (db, params) => {
    const id = params.get("benchmark") ?? "";
    const data = getBenchmark(db, id);
    if (!data) return { notFound: `No benchmark or family has the id "${id.slice(0, 100)}".` };
    const { results, view } = selectResults(data, params, ["benchmark"]);
    return toResultExportRows(results, view);
  },
};

/** All tables that are exported, each as CSV and JSON. */
export const TABLE_EXPORTS: readonly TableExport<string>[] = [
  benchmarkTableExport,
  modelTableExport,
  paperTableExport,
  importTableExport,
  resultTableExport,
];
