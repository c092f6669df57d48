import { expect, it } from "vitest";
import { CLAIM_COLUMNS } from "@/lib/claim/columns";
import { toParquetColumns } from "./parquet-schema";

/** Columns of which every claim has a value. */
const REQUIRED = [
  "id",
  "paper_id",
  "paper_title",
  "authors",
  "source",
  "locator",
  "sentence",
  "sentence_index",
  "benchmarks",
  "aggregate",
  "role",
  "rule",
  "confidence",
  "extractor",
  "status",
];

it("only columns that always have a value are required", () => {
  const columns = toParquetColumns(CLAIM_COLUMNS.map(({ key }) => key));
  const required = columns.filter(({ elements }) => elements[0]?.repetition_type === "REQUIRED");
  expect(required.map(({ name }) => name).sort()).toEqual([...REQUIRED].sort());
});
