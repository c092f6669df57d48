import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getPaper } from "../queries/get-paper";
import { getReview } from "../queries/get-review";
import { listClaims } from "../queries/list-claims";
import type { Extractor } from "./extractor";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "./review";
import { getPaperRecords, splitPaper } from "./split-paper";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const OWL = "Owl-7B goes from 40 to 52 on MathVista.";
const alpha = createTestPaper({
  title: "Alpha birds",
  abstract: `First words of one. ${OWL}`,
  arxiv_id: "2501.00001",
  source: "a.md",
});
const beta = createTestPaper({
  title: "Beta birds",
  abstract: `Quite other words, and longer ones. ${OWL}`,
  doi: "10.1000/x",
  source: "b.md",
});
/** Shows that the two are one paper. */
const both = { ...alpha, doi: beta.doi, source: "c.md" };

const EVERY = ["extracted", "accepted", "corrected", "rejected"] as const;
const claims = (): readonly Claim[] => listClaims(board.db, buildClaimQuery({ status: [...EVERY] })).claims;
const claimOf = (title: string, nth = 0): string =>
  claims().filter(({ paper_title }) => paper_title === title)[nth]?.id ?? "";
/** The words of the model's place in the abstract as it is stored now. */
const modelWords = ({ paper_id, spans }: Claim) =>
  spans.model && getPaper(board.db, paper_id)?.paper.abstract.slice(...spans.model);

/** Reads each result as two claims with the same numbers, on A and on B. */
const twice: Extractor = {
  version: "1.0.0",
  extract: (paper, lexicon) => {
    const { claims, ...rest } = createTestExtractor().extract(paper, lexicon);
    const both = claims.flatMap((claim) => ["A", "B"].map((name) => ({ ...claim, benchmarks: [name] })));
    return { ...rest, claims: both };
  },
};

describe("reviews when two papers are merged", () => {
  it("keeps a corrected number without duplicating the claim", async () => {
    await board.add([alpha, beta]);
    correctClaim(board.db, claimOf("Beta birds"), { after: 53 }, { by: null });
    await board.add([both]);
    const [claim, ...others] = claims();
    expect(others).toEqual([]);
    expect(claim).toMatchObject({ after: 53, points: 13, status: "corrected" });
    expect(claim && modelWords(claim)).toBe("Owl");
    revertCorrection(board.db, claim?.id ?? "", "after", { by: null });
    expect(claims()).toMatchObject([{ after: 52, points: 12, status: "extracted" }]);
  });

  it("keeps a review of the second of two claims with the same numbers", async () => {
    await board.add([alpha, beta], twice);
    correctClaim(board.db, claimOf("Beta birds", 1), { benchmarks: ["B-hard"] }, { by: null });
    await board.add([both], twice);
    expect(claims()).toMatchObject([
      { benchmarks: ["A"], status: "extracted" },
      { benchmarks: ["B-hard"], status: "corrected" },
    ]);
  });

  it.each([
    ["noted", "rejected", "rejected"],
    ["rejected", "noted", "rejected"],
    ["accepted", "rejected", "rejected"],
    ["rejected", "accepted", "rejected"],
    ["noted", "accepted", "accepted"],
  ] as const)("of the one %s and the other %s, it is %s", async (one, other, status) => {
    await board.add([alpha, beta]);
    for (const [title, verdict] of [
      ["Alpha birds", one],
      ["Beta birds", other],
    ] as const) {
      if (verdict === "noted") noteClaim(board.db, claimOf(title), `see ${title}`, { by: null });
      else reviewClaim(board.db, claimOf(title), verdict, { by: null });
    }
    await board.add([both]);
    expect(claims()).toMatchObject([{ status }]);
    const noted = [one, other].includes("noted");
    expect(getReview(board.db, claims()[0]?.id ?? "")?.note !== null).toBe(noted);
  });

  it("keeps both notes, and of two corrections of a slot the later one", async () => {
    await board.add([alpha, beta]);
    for (const [title, after] of [
      ["Beta birds", 53],
      ["Alpha birds", 54],
    ] as const) {
      noteClaim(board.db, claimOf(title), `see ${title}`, { by: null });
      correctClaim(board.db, claimOf(title), { after }, { by: null });
    }
    await board.add([both]);
    expect(claims()).toMatchObject([{ after: 54, status: "corrected" }]);
    const review = getReview(board.db, claims()[0]?.id ?? "");
    expect(review?.note?.split("\n").sort()).toEqual(["see Alpha birds", "see Beta birds"]);
    expect(review?.corrections).toHaveLength(1);
  });

  it.each([
    ["no size", {}, 7],
    ["another one", { size_b: 13 }, 13],
  ])("keeps the later of two corrected models, of %s, with its size", async (_, later, size) => {
    await board.add([alpha, beta]);
    correctClaim(board.db, claimOf("Beta birds"), { model: "Hawk-2B" }, { by: null }, { model: { size_b: 2 } });
    correctClaim(board.db, claimOf("Alpha birds"), { model: "Lynx" }, { by: null }, { model: later });
    await board.add([both]);
    expect(claims()).toMatchObject([{ model: "Lynx", size_b: size }]);
    revertCorrection(board.db, claims()[0]?.id ?? "", "model", { by: null });
    expect(claims()).toMatchObject([{ model: "Owl-7B", size_b: 7, status: "extracted" }]);
  });

  it("shifts spans with the sentence, and drops them if the sentence was removed", async () => {
    const longer = "Quite other words here. Hawk-7B goes from 10 to 20 on We-Math. Nothing else is said of it at all.";
    await board.add([alpha, { ...beta, abstract: longer }]);
    for (const { id } of claims()) reviewClaim(board.db, id, "accepted", { by: null });
    await board.add([both]);
    const words = claims().map((claim) => [claim.model, claim.status, modelWords(claim)]);
    expect(words.sort()).toEqual([
      ["Hawk-7B", "accepted", "Hawk"],
      ["Owl-7B", "accepted", undefined],
    ]);
  });

  it("does not shift spans to other words for an unreviewed claim", async () => {
    await board.add([alpha, beta]);
    reviewClaim(board.db, claimOf("Beta birds"), "accepted", { by: null });
    await board.add([{ ...both, published: "2025-06-01", abstract: "What is said now is something else altogether." }]);
    expect(claims().map((claim) => [claim.status, modelWords(claim)])).toEqual([["accepted", undefined]]);
  });
});

it("drops the spans of a merged claim whose sentence is in neither abstract", async () => {
  await board.add([alpha, beta]);
  correctClaim(board.db, claimOf("Beta birds"), { after: 53 }, { by: null });
  await board.add([
    { ...both, abstract: "All that was said before is said in other words now.", published: "2026-01-01" },
  ]);
  expect(claims().map((claim) => [claim.after, modelWords(claim)])).toEqual([[53, undefined]]);
});

describe("reviews when a paper is split", () => {
  it("moves a corrected number with its sentence", async () => {
    const title = "Owls that count";
    const one = createTestPaper({ title, abstract: "Owl-7B goes from 1 to 2 on A.", source: "a.md" });
    const other = createTestPaper({
      title,
      abstract: "We count. Owl-7B goes from 1 to 3 on B. And more.",
      source: "b.md",
    });
    await board.add([one, other]);
    const [claim] = claims();
    correctClaim(board.db, claim?.id ?? "", { after: 4 }, { by: null });
    const found = getPaperRecords(board.db, claim?.paper_id ?? "");
    const taken = found.records.findIndex(({ record }) => record.source === "b.md");
    const goes = splitPaper(board.db, found, [taken], { extractor: createTestExtractor() });
    expect(claims().filter(({ paper_id }) => paper_id === goes.id)).toMatchObject([{ after: 4, status: "corrected" }]);
    expect(claims().filter(({ paper_id }) => paper_id !== goes.id)).toMatchObject([{ after: 2, status: "extracted" }]);
    expect(claims().map(modelWords)).toEqual(["Owl", "Owl"]);
  });
});
