import { filterBySize } from "@/app/models/model-groups";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { type ImportedSource, listImports } from "@/db/queries/list-imports";
import { listModels, type ModelSummary } from "@/db/queries/list-models";
import { type PaperSummary, readPapers } from "@/db/queries/list-papers";
import { benchmarkResponseSchema, modelResponseSchema, paperResponseSchema } from "@/lib/api/responses";
import type { BenchmarkSummary } from "@/lib/compare/benchmark-summary";
import { parseModelListQuery } from "@/lib/query/model-list-query";
import { filterByName, parseNameQuery } from "@/lib/query/name-query";
import { parsePaperQuery } from "@/lib/query/parse-paper-query";
import type { TableExport } from "./table-export";

/** Exported tables. Their columns are the keys of the API responses. */

const listSchemaKeys = <K extends string>(schema: { readonly shape: Readonly<Record<K, unknown>> }): readonly K[] =>
  Object.keys(schema.shape) as K[];

const benchmarkTableExport: TableExport<keyof BenchmarkSummary> = {
  name: "benchmarks",
  columns: listSchemaKeys(benchmarkResponseSchema),
  readRows: (db, params) => filterByName(listBenchmarks(db), parseNameQuery(params)).found,
};

const modelTableExport: TableExport<keyof ModelSummary> = {
  name: "models",
  columns: listSchemaKeys(modelResponseSchema),
  findDropped: (params) => parseModelListQuery(params).dropped,
  readRows: (db, params) => {
    const { query } = parseModelListQuery(params);
    return filterByName(filterBySize(listModels(db), query.size), query).found;
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

const importTableExport: TableExport<Exclude<keyof ImportedSource, "issues">> = {
  name: "imports",
  columns: ["source", "first_at", "last_at", "papers", "skipped", "mended", "unfinished_after", "unfinished_at"],
  readRows: (db) => listImports(db),
};

/** All tables that are exported, each as CSV and JSON. */
export const TABLE_EXPORTS: readonly TableExport<string>[] = [
  benchmarkTableExport,
  modelTableExport,
  paperTableExport,
  importTableExport,
];
