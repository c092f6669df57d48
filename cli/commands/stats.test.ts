import { expect, it } from "vitest";
import { formatStats } from "./stats";

const stats = {
  papers: 3,
  papers_with_claims: 2,
  claims: 5,
  benchmarks: 2,
  models: 1,
  first_published: null,
  last_published: null,
  last_import: null,
};

it.each([
  [0, 0, "0 files and queries, 0 records skipped or repaired"],
  [1, 1, "1 file or query, 1 record skipped or repaired"],
  [1200, 2, "1,200 files and queries, 2 records skipped or repaired"],
])("formats %i imports with %i issues as %s", (imports, issues, text) =>
  expect(formatStats({ ...stats, imports, issues })).toContain(`imports      ${text}\n`),
);
