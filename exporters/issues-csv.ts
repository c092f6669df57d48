import type { InputIssue } from "@/lib/paper/input-issue";
import { CSV_DIALECT } from "./csv";
import { formatRows } from "./delimited";

const COLUMNS = ["severity", "source", "locator", "message", "excerpt"] as const satisfies (keyof InputIssue)[];
const BATCH = 100;

/** Writes skipped and repaired records as CSV, one row each. */
export async function* writeIssues(issues: Iterable<InputIssue>): AsyncGenerator<string> {
  yield formatRows([COLUMNS], CSV_DIALECT);
  let rows: (string | null)[][] = [];
  for (const issue of issues) {
    if (rows.push(COLUMNS.map((key) => issue[key] ?? null)) < BATCH) continue;
    yield formatRows(rows, CSV_DIALECT);
    rows = [];
  }
  if (rows.length > 0) yield formatRows(rows, CSV_DIALECT);
}
