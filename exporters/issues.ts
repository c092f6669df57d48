import type { Issue } from "../lib/issue";
import { CSV } from "./csv";
import { formatRows } from "./delimited";

const COLUMNS = ["severity", "source", "locator", "message", "excerpt"] as const satisfies (keyof Issue)[];
const BATCH = 100;

/** What was skipped or mended as CSV, a row each. */
export async function* writeIssues(issues: Iterable<Issue>): AsyncGenerator<string> {
  yield formatRows([COLUMNS], CSV);
  let rows: (string | null)[][] = [];
  for (const issue of issues) {
    if (rows.push(COLUMNS.map((key) => issue[key] ?? null)) < BATCH) continue;
    yield formatRows(rows, CSV);
    rows = [];
  }
  if (rows.length > 0) yield formatRows(rows, CSV);
}
