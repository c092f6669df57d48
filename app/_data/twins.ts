import { type BenchmarkSummary, listBenchmarks } from "@/db/queries/list-benchmarks";
import { type ImportedSource, listImports } from "@/db/queries/list-imports";
import { listModels, type ModelSummary } from "@/db/queries/list-models";
import { listPapers, type PaperSummary } from "@/db/queries/list-papers";
import { ofSize } from "@/lib/model-groups";
import { cutByName, parseNameQuery } from "@/lib/name-list";
import { parsePaperQuery } from "@/lib/parse-paper-query";
import type { Twin } from "./twin";

const everyName = (params: URLSearchParams) => ({ ...parseNameQuery(params), all: true });

export const benchmarkTwin: Twin<keyof BenchmarkSummary> = {
  name: "benchmarks",
  columns: [
    "id",
    "name",
    "claims",
    "papers",
    "models",
    "changes",
    "best",
    "median_gain",
    "metric",
    "first_published",
    "last_published",
  ],
  read: (db, params) => cutByName(listBenchmarks(db), everyName(params)).shown,
};

export const modelTwin: Twin<keyof ModelSummary> = {
  name: "models",
  columns: ["id", "name", "family", "size_b", "active_b", "claims", "papers"],
  read: (db, params) => cutByName(ofSize(listModels(db), params.get("size") ?? ""), everyName(params)).shown,
};

export const paperTwin: Twin<keyof PaperSummary> = {
  name: "papers",
  columns: [
    "id",
    "title",
    "authors",
    "published",
    "url",
    "arxiv_id",
    "doi",
    "venue",
    "restated",
    "first_seen",
    "claims",
  ],
  read: (db, params) => {
    const { q, sort } = parsePaperQuery(params);
    return listPapers(db, { q, sort, limit: -1 }).papers;
  },
};

export const importTwin: Twin<Exclude<keyof ImportedSource, "issues">> = {
  name: "imports",
  columns: ["source", "first_at", "last_at", "papers", "skipped", "mended"],
  read: (db) => listImports(db),
};
