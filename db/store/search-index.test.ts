import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { closeDb, type Db, openDb, openReadonlyDb } from "../open";
import { listClaims } from "../queries/list-claims";
import { listPapers } from "../queries/list-papers";

const PAPERS = {
  speech: "Hearing hens with a WER of −3.2 points. Hen-7B goes from 40 to 52 on VQAv2.",
  words: "Owls of 1.7B were read and wert not. Owl-3B goes from 40 to 52 on Textual.",
  signs: "An $F_1$ and an R² of owls with $\\kappa$ of 13.2 over 20 µm. Owl-3B goes from 40 to 52 on AIME24.",
};

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add(
    Object.entries(PAPERS).map(([title, abstract]) => createTestPaper({ title, abstract, authors: ["Łucja Bézier"] })),
  );
});
afterAll(() => board.remove());

const found = (db: Db, q: string): string => {
  const { papers } = listPapers(db, { q, sort: "title" });
  const claims = listClaims(db, buildClaimQuery({ q })).claims.map((claim) => claim.paper_title);
  expect(claims.toSorted()).toEqual(papers.map(({ title }) => title));
  return papers.map(({ title }) => title).join(" ");
};

const SEARCHES: [q: string, titles: string][] = [
  ["-3.2", "speech"],
  ["+3.2", "speech"],
  ["3.2", "speech"],
  ['-"3.2"', "signs words"],
  ["-4.2", ""],
  ["WER", "speech"],
  ["wer", "speech words"],
  ["-WER", "signs words"],
  ['"WER"', "speech"],
  ["VQA", "speech"],
  ["TEXT", ""],
  ["text", "words"],
  ["AIME", "signs"],
  ["7B", "speech"],
  ["-7B", "signs words"],
  ["F1", "signs"],
  ["F₁", "signs"],
  ["F2", ""],
  ["R²", "signs"],
  ["r2", "signs"],
  ["κ", "signs"],
  ["kappa", "signs"],
  ["kap", "signs"],
  ["µm", "signs"],
  ["μm", "signs"],
  ["lucja bezier", "signs speech words"],
  ["λ", ""],
];

describe("the search of claims and papers", () => {
  it.each(SEARCHES)("%s finds: %s", (q, titles) => expect(found(board.db, q)).toBe(titles));
});

/** The papers of the board as stored by a version that indexed unmodified texts. */
function makeOlder(file: string): void {
  const old = new Database(file);
  old.pragma("application_id = 1129071181");
  for (const { sql } of readMigrationFiles({ migrationsFolder: "db/migrations" }).slice(0, 7))
    sql.map((one) => old.exec(one));
  old.exec("CREATE TABLE __drizzle_migrations (id integer PRIMARY KEY, hash text, created_at numeric)");
  for (let i = 0; i < 7; i++) old.exec("INSERT INTO __drizzle_migrations (hash) VALUES ('')");
  old.prepare("ATTACH ? AS board").run(board.file);
  for (const table of ["papers", "paper_authors", "claims", "claim_benchmarks"]) {
    const columns = old
      .prepare<[string], string>(`SELECT '"' || name || '"' FROM pragma_table_info(?)`)
      .pluck()
      .all(table);
    old.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM board.${table}`);
  }
  old.exec(`INSERT INTO papers_fts (rowid, title, abstract, authors) SELECT pk, title, abstract, '' FROM main.papers;
    INSERT INTO claims_fts (rowid, sentence, names) SELECT pk, sentence, model FROM main.claims;`);
  old.close();
}

describe("a board of an older version", () => {
  it.each([
    ["read", openReadonlyDb],
    ["written", openDb],
  ])("keeps all it has and is indexed anew when it is opened to be %s", (name, open) => {
    const file = `${board.file}-${name}`;
    makeOlder(file);
    const db = open(file);
    for (const [q, titles] of SEARCHES) expect(found(db, q)).toBe(titles);
    const claims = "SELECT * FROM claims";
    // Versions without grades have no column for them, and a migration cannot compute them.
    const ungraded = { grade: null, slot_confidence: null };
    const expected = board.db.$client.prepare<[], object>(claims).all();
    expect(db.$client.prepare(claims).all()).toEqual(expected.map((claim) => ({ ...claim, ...ungraded })));
    closeDb(db);
  });
});
