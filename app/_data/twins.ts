import { type BenchmarkSummary, listBenchmarks } from "@/db/queries/list-benchmarks";
import { type ImportedSource, listImports } from "@/db/queries/list-imports";
import { listModels, type ModelSummary } from "@/db/queries/list-models";
import { type PaperSummary, readPapers } from "@/db/queries/list-papers";
import { benchmarkAnswer, modelAnswer, paperAnswer } from "@/lib/api/responses";
import { ofSize } from "@/lib/model-groups";
import { cutByName, parseNameQuery } from "@/lib/name-list";
import { parsePaperQuery } from "@/lib/parse-paper-query";
import type { Twin } from "./twin";

/** Tables as files: their columns are the keys of the API's answers. */

const everyName = (params: URLSearchParams) => ({ ...parseNameQuery(params), all: true });

const keysOf = <K extends string>(answer: { readonly shape: Readonly<Record<K, unknown>> }): readonly K[] =>
  Object.keys(answer.shape) as K[];

export const benchmarkTwin: Twin<keyof BenchmarkSummary> = {
  name: "benchmarks",
  columns: keysOf(benchmarkAnswer),
  read: (db, params) => cutByName(listBenchmarks(db), everyName(params)).shown,
};

export const modelTwin: Twin<keyof ModelSummary> = {
  name: "models",
  columns: keysOf(modelAnswer),
  read: (db, params) => cutByName(ofSize(listModels(db), params.get("size") ?? ""), everyName(params)).shown,
};

export const paperTwin: Twin<keyof PaperSummary> = {
  name: "papers",
  columns: keysOf(paperAnswer.omit({ abstract: true })),
  dropped: (params) => parsePaperQuery(params).dropped,
  read: (db, params) => {
    const { q, sort } = parsePaperQuery(params).query;
    return readPapers(db, { q, sort, limit: -1 });
  },
};

export const importTwin: Twin<Exclude<keyof ImportedSource, "issues">> = {
  name: "imports",
  columns: ["source", "first_at", "last_at", "papers", "skipped", "mended", "unfinished_after", "unfinished_at"],
  read: (db) => listImports(db),
};
