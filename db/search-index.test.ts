import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimQuery } from "../lib/claim-query";
import { type TestBoard, testBoard, testPaper } from "./fixtures/board";
import { closeDb, type Db, openDb, openReadonlyDb } from "./open";
import { listClaims } from "./queries/list-claims";
import { listPapers } from "./queries/list-papers";

const PAPERS = {
  speech: "Hearing hens with a WER of −3.2 points. Hen-7B goes from 40 to 52 on VQAv2.",
  words: "Owls of 1.7B were read and wert not. Owl-3B goes from 40 to 52 on Textual.",
  signs: "An $F_1$ and an R² of owls with $\\kappa$ of 13.2 over 20 µm. Owl-3B goes from 40 to 52 on AIME24.",
};

let board: TestBoard;
beforeAll(async () => {
  board = testBoard();
  await board.add(
    Object.entries(PAPERS).map(([title, abstract]) => testPaper({ title, abstract, authors: ["Łucja Bézier"] })),
  );
});
afterAll(() => board.remove());

const found = (db: Db, q: string): string => {
  const { papers } = listPapers(db, { q, sort: "title" });
  const claims = listClaims(db, claimQuery({ q })).claims.map((claim) => claim.paper_title);
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

describe("a board of an older version", () => {
  it("keeps all it has and is indexed anew when it is opened", () => {
    const client = board.db.$client;
    client.exec(`DELETE FROM __drizzle_migrations WHERE id = (SELECT max(id) FROM __drizzle_migrations);
      DELETE FROM papers_fts; DELETE FROM claims_fts;
      INSERT INTO papers_fts (rowid, title, abstract, authors) SELECT pk, title, abstract, '' FROM papers;
      INSERT INTO claims_fts (rowid, sentence, names) SELECT pk, sentence, model FROM claims;`);
    const before = client.prepare("SELECT * FROM claims").all();
    expect(listPapers(board.db, { q: "F₁" }).total).toBe(0);
    closeDb(openReadonlyDb(board.file));
    const db = openDb(board.file);
    for (const [q, titles] of SEARCHES) expect(found(db, q)).toBe(titles);
    expect(db.$client.prepare("SELECT * FROM claims").all()).toEqual(before);
    closeDb(db);
  });
});
