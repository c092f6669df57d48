import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { claimboard, ROOT } from "../e2e/program";

/** Not a dependency of the project: it has 70 MB, and only this measurement needs it. */
const PACKAGE = "@duckdb/node-api";
const VERSION = "1.5.6-r.1";

/** The part of the package that is used. */
interface DuckDb {
  readonly DuckDBInstance: { readonly create: () => Promise<{ readonly connect: () => Promise<Connection> }> };
}
interface Connection {
  readonly runAndReadAll: (sql: string) => Promise<{ readonly getRowsJson: () => unknown[][] }>;
}

async function connect(folder: string): Promise<Connection | null> {
  try {
    await promisify(execFile)("npm", ["install", "--no-save", "--prefix", folder, `${PACKAGE}@${VERSION}`]);
  } catch {
    return null;
  }
  const { DuckDBInstance } = createRequire(join(folder, "package.json"))(PACKAGE) as DuckDb;
  return (await DuckDBInstance.create()).connect();
}

/** Returns the statements of the SQL example in docs/scale.md. */
function readExample(): string[] {
  const [, sql = ""] = /```sql\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, "docs", "scale.md"), "utf8")) ?? [];
  return sql.split(";").filter((statement) => statement.trim() !== "");
}

/**
 * Runs the SQL example of docs/scale.md with DuckDB on the claims of files with papers, and prints its answer. Null if
 * DuckDB cannot be installed.
 * @param folder a folder for the files that the example names
 * @returns true if the partitioned claims are those of the files
 */
export async function runDuckDbExample(folder: string, files: readonly string[]): Promise<boolean | null> {
  const shards = join(folder, "shards");
  mkdirSync(shards);
  mkdirSync(join(folder, "lexicon"));
  copyFileSync(join(ROOT, "lexicon", "benchmarks.tsv"), join(folder, "lexicon", "benchmarks.tsv"));
  for (const [i, file] of files.entries()) {
    const { code, stderr } = await claimboard(["extract", file, "-o", join(shards, `part-${i}.parquet`)]);
    if (code !== 0) throw new Error(stderr);
  }
  const connection = await connect(folder);
  if (connection === null) return null;
  process.chdir(folder);
  const query = async (sql: string): Promise<unknown[][]> => (await connection.runAndReadAll(sql)).getRowsJson();
  let answer: unknown[][] = [];
  for (const statement of readExample()) answer = await query(statement);
  for (const row of answer) console.log(`DuckDB: ${row.join(", ")}`);
  const [[read], [written]] = (await query(
    "SELECT count(*) FROM 'shards/*.parquet' UNION ALL SELECT count(*) FROM read_parquet('claims/**/*.parquet')",
  )) as [[string], [string]];
  console.log(`DuckDB: ${read} claims read, ${written} written by year and family`);
  return read === written;
}
