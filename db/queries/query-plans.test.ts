import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { listQueryCalls } from "../fixtures/query-calls";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getFacetTable } from "./facet-table";
import { listClaims } from "./list-claims";

/**
 * Reads the plans that SQLite makes for the queries on a board with a million claims. None may read all claims or sort
 * them, except those in `EXCEPTIONS`.
 */

/** Statements that read all claims, each with its reason. Most of their results are kept until the board changes. */
const EXCEPTIONS: readonly (readonly [statement: RegExp, reason: string])[] = [
  [/json_array\("claims"."kind"/, "the facet table is read once, and then extended by what changed"],
  [
    /^SELECT "claims"."pk"[\s\S]*(?:"claims"."id"|<> \?)\s*$/,
    "exports, checks and deep pages list all claims in their order",
  ],
  [/ORDER BY "claims"."metric" COLLATE/, "most columns have no index: the first page is the result of one scan; kept"],
  [/^SELECT count\(\*\) FROM "claims" WHERE 1$/, "the number of claims in memory; kept"],
  [/FROM "claims" JOIN "claim_benchmarks" ON/, "results of all models, for their list; kept"],
  [/^WITH reported AS/, "a claim to review is weighted by the papers of its benchmark"],
  [/AS paper, count\(\*\) AS n/, "the page Names counts all names; kept"],
  [/^SELECT (?:name|\w+ AS name), count\(\*\) AS claims/, "suggestions for a slot count all its names; kept"],
  [/^SELECT DISTINCT \w+ FROM claims WHERE/, "a decision about a name compares all spellings"],
  [/^SELECT count\(\*\) AS n FROM "papers" WHERE EXISTS/, "counts papers with claims; kept"],
  [/ORDER BY claims DESC/, "papers by number of claims; kept"],
  [
    /NOT EXISTS \(SELECT 1 FROM claims WHERE paper_pk = p.pk\)/,
    "papers without claims are found by reading all papers",
  ],
];

/** Parts of other queries, and queries without claims. */
const PARTS: ReadonlySet<string> = new Set([
  ...["findPaper", "findRejections", "findReviewConflict", "listPks", "listPointsOfUnknownUnit", "listSearchSnippets"],
  ...["resolveClaimId", "getComparisonFacts", "getUserLexicon", "listDecisionsInForce", "listNameDecisions"],
  ...["getBoardSummaries", "getClaimCounts", "getFacetTable", "getDataVersion", "getFirstPin", "getPin"],
  ...["listResultsOn", "listViews", "streamIssues"],
]);

/** Rows of `sqlite_stat1` for a board with a million claims: table, index, numbers. */
const STATISTICS = readFileSync(
  fileURLToPath(new URL("../fixtures/large-board-statistics.tsv", import.meta.url)),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({ title: "B", published: "2025-05-20" }),
    createTestPaper({ title: "A", abstract: "Owl-7B goes from 1 to 2 on GSM8K. Hen-3B goes from 3 to 4 on GSM8K." }),
  ]);
  const { $client } = board.db;
  $client.exec("ANALYZE; DELETE FROM sqlite_stat1; DROP TABLE IF EXISTS sqlite_stat4");
  const insert = $client.prepare("INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)");
  for (const [table, index, numbers] of STATISTICS) insert.run(table, index || null, numbers);
  $client.exec("ANALYZE sqlite_schema");
});
afterAll(() => board.remove());

/** Runs a call and returns the statements about claims that it prepares. */
async function collectStatements(call: () => unknown): Promise<Set<string>> {
  const prepare = vi.spyOn(Database.prototype, "prepare");
  await call();
  const statements = prepare.mock.calls.map(([text]) => text);
  prepare.mockRestore();
  return new Set(statements.filter((text) => /^\s*(?:SELECT|WITH|VALUES)\b/i.test(text) && /\bclaims\b/.test(text)));
}

/** Returns the steps of the plan of a statement. */
const readPlan = (statement: string): string[] =>
  board.db.$client
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement.replace(/\?|@\w+/g, "1")}`)
    .all()
    .map(({ detail }) => detail);

/** Claims, papers and benchmarks of claims are called `c`, `p` and `b` in some statements. */
const READS_ALL = /^SCAN (?:claims|papers|claim_benchmarks|c|p|b)(?: |$)/;
const SORTS = /^USE TEMP B-TREE FOR (?:ORDER BY|GROUP BY|DISTINCT)/;

/**
 * Returns what is wrong with a plan; null if nothing is. All rows may be read in the order of an index if the statement
 * needs only the first ones; sorting rows with equal first terms is bounded by their number.
 */
function findFault(statement: string, plan: readonly string[]): string | null {
  if (!plan.some((step) => READS_ALL.test(step)) || !plan.some((step) => /\b(?:claims|c)\b/.test(step))) return null;
  const isFirstRows = /\blimit\s+\?/i.test(statement);
  const isOrdered = plan.some((step) => READS_ALL.test(step) && / USING (?:COVERING )?INDEX /.test(step));
  if (plan.some((step) => SORTS.test(step))) return "sorts all claims";
  return isFirstRows && isOrdered ? null : "reads all claims";
}

it("reads or sorts all claims in no query but the exceptions", async () => {
  const [first] = listClaims(board.db, buildClaimQuery()).claims;
  const subject = { file: board.file, claim: first?.id ?? "", paper: first?.paper_id ?? "" };
  getFacetTable(board.db);
  const unexpected: string[] = [];
  const needed = new Set<string>();
  for (const [name, call] of Object.entries(listQueryCalls(board.db, subject))) {
    // Nothing is cached.
    board.db.$client.exec("UPDATE imports SET last_at = last_at");
    for (const statement of await collectStatements(call)) {
      const plan = readPlan(statement);
      const fault = findFault(statement, plan);
      const exception = EXCEPTIONS.find(([pattern]) => pattern.test(statement));
      if (fault !== null && exception) needed.add(exception[1]);
      if (fault !== null && !exception) unexpected.push(`${name} ${fault}: ${statement}\n  ${plan.join("\n  ")}`);
    }
  }
  expect(unexpected.join("\n\n")).toBe("");
  expect(EXCEPTIONS.filter(([, reason]) => !needed.has(reason))).toEqual([]);
});

it("has a call of every function that reads the board", () => {
  const called = new Set(
    Object.keys(listQueryCalls(board.db, { file: "", claim: "", paper: "" })).map((name) => name.split(" ")[0]),
  );
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const reading = files.flatMap((file) => {
    const text = readFileSync(`${folder}${file}`, "utf8");
    // Functions and cached reads whose first parameter is a database.
    const found = text.matchAll(
      /^export (?:function\*?|const) ((?:get|list|find|count|page|plan|summarize|resolve|stream)\w+)(?:\(|: \(| = \(|.* = cache\w+)\s*\w*(?:db|file|: Db)/gm,
    );
    return [...found].map(([, name]) => name ?? "");
  });
  expect(reading.length).toBeGreaterThan(50);
  expect(reading.filter((name) => !called.has(name) && !PARTS.has(name))).toEqual([]);
});
