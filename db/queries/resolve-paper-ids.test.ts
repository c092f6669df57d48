import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseCompareQuery } from "@/lib/compare/parse-compare-query";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getClaimFacets } from "./get-claim-facets";
import { getPaper } from "./get-paper";
import { listClaims } from "./list-claims";
import { listComparedClaims } from "./list-compared-claims";
import { resolvePaperIds } from "./resolve-paper-ids";

let board: TestBoard;
/** Two papers merged by a third record: the id of the second resolves to the first. */
let [kept, former]: string[] = [];
beforeAll(async () => {
  board = createTestBoard();
  const first = createTestPaper({ title: "Birds at dusk", arxiv_id: "2501.00001" });
  await board.add([
    first,
    createTestPaper({ title: "Birds by night", doi: "10.1000/x", abstract: "Few words on owls." }),
  ]);
  [kept, former] = ["Birds at dusk", "Birds by night"].map(
    (title) =>
      board.db.$client.prepare<[string], string>("SELECT id FROM papers WHERE title = ?").pluck().get(title) ?? "",
  );
  await board.add([
    { ...first, doi: "10.1000/x", source: "both.md" },
    createTestPaper({ abstract: "Hen-3B goes from 1 to 2 on Eggs." }),
  ]);
});
afterAll(() => board.remove());

const IDS: readonly [string, () => string][] = [
  ["its id", () => kept ?? ""],
  ["an id from before a merge", () => former ?? ""],
  ["its arXiv id", () => "2501.00001"],
  ["its arXiv id with a version", () => "arXiv:2501.00001v2"],
];

describe("resolves a paper by", () => {
  it.each(IDS)("%s: on its page", (_name, id) => expect(getPaper(board.db, id())?.paper.id).toBe(kept));
  it.each(IDS)("%s: in the filter, in its counts and in a comparison", (_name, id) => {
    const query = buildClaimQuery({ paper: [id()] });
    expect(listClaims(board.db, query).claims.map((claim) => claim.after)).toEqual([52]);
    expect(getClaimFacets(board.db, query).facets.benchmark.map(({ value }) => value)).toEqual(["mathvista"]);
    const compared = listComparedClaims(board.db, parseCompareQuery(new URLSearchParams({ paper: id() })));
    expect(compared.claims.map((claim) => claim.after)).toEqual([52]);
  });
});

it("returns current ids, each once, in the requested order", () => {
  expect(former).not.toBe(kept);
  const requested = ["no-such-paper", ...IDS.map(([, id]) => id())];
  expect(resolvePaperIds(board.db, requested)).toEqual(["no-such-paper", kept]);
});

it.each([[[]], [["no-such-paper"]], [["%"]]])("%j match no paper", (ids) => {
  expect(resolvePaperIds(board.db, ids)).toEqual(ids);
});
