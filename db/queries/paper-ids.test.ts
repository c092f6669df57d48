import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimQuery } from "../../lib/claim-query";
import { parseCompareQuery } from "../../lib/compare-query";
import { type TestBoard, testBoard, testPaper } from "../fixtures/board";
import { claimFacets } from "./claim-facets";
import { getPaper } from "./get-paper";
import { listClaims } from "./list-claims";
import { listCompared } from "./list-compared";
import { presentPaperIds } from "./paper-ids";

let board: TestBoard;
/** Two papers that a third record shows to be one: the id of the second leads to the first since. */
let [kept, former]: string[] = [];
beforeAll(async () => {
  board = testBoard();
  const first = testPaper({ title: "Birds at dusk", arxiv_id: "2501.00001" });
  await board.add([first, testPaper({ title: "Birds by night", doi: "10.1000/x", abstract: "Few words on owls." })]);
  [kept, former] = ["Birds at dusk", "Birds by night"].map(
    (title) =>
      board.db.$client.prepare<[string], string>("SELECT id FROM papers WHERE title = ?").pluck().get(title) ?? "",
  );
  await board.add([
    { ...first, doi: "10.1000/x", source: "both.md" },
    testPaper({ abstract: "Hen-3B goes from 1 to 2 on Eggs." }),
  ]);
});
afterAll(() => board.remove());

const IDS: readonly [string, () => string][] = [
  ["its id", () => kept ?? ""],
  ["an id from before a merge", () => former ?? ""],
  ["its arXiv id", () => "2501.00001"],
  ["its arXiv id with a version", () => "arXiv:2501.00001v2"],
];

describe("a paper is meant by", () => {
  it.each(IDS)("%s: on its page", (_name, id) => expect(getPaper(board.db, id())?.paper.id).toBe(kept));
  it.each(IDS)("%s: in the filter, in its counts and in a comparison", (_name, id) => {
    const query = claimQuery({ paper: [id()] });
    expect(listClaims(board.db, query).claims.map((claim) => claim.after)).toEqual([52]);
    expect(claimFacets(board.db, query).facets.benchmark.map(({ value }) => value)).toEqual(["mathvista"]);
    const compared = listCompared(board.db, parseCompareQuery(new URLSearchParams({ paper: id() })));
    expect(compared.map((claim) => claim.after)).toEqual([52]);
  });
});

it("ids become those of now, each once, in the order in which they are asked for", () => {
  expect(former).not.toBe(kept);
  const asked = ["no-such-paper", ...IDS.map(([, id]) => id())];
  expect(presentPaperIds(board.db, asked)).toEqual(["no-such-paper", kept]);
});

it.each([[[]], [["no-such-paper"]], [["%"]]])("%j mean no paper", (ids) => {
  expect(presentPaperIds(board.db, ids)).toEqual(ids);
});
