import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { computeGain } from "@/lib/claim/gain";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getClaim } from "../queries/get-claim";
import { getReview } from "../queries/get-review";
import { listClaims } from "../queries/list-claims";
import { reextractPapers } from "./reextract";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "./review";

const BY = { by: null, now: new Date("2026-01-02T03:04:05Z") };
let board: TestBoard;
let id: string;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ title: "First", abstract: "Owl-7B goes from 40 to 52 on MathVista." })]);
  id = listClaims(board.db, buildClaimQuery()).claims[0]?.id ?? "";
});
afterEach(() => board.remove());

const claim = () => getClaim(board.db, id);
const events = () => getReview(board.db, id).history.map(({ event, cause }) => `${event} (${cause})`);

describe("what people say of a claim", () => {
  it("is a status that can be taken back", () => {
    expect(reviewClaim(board.db, id, "accepted", BY)).toBe(true);
    expect(claim()?.status).toBe("accepted");
    reviewClaim(board.db, id, "rejected", BY);
    reviewClaim(board.db, id, "rejected", BY);
    expect(claim()?.status).toBe("rejected");
    reviewClaim(board.db, id, null, BY);
    expect(claim()?.status).toBe("extracted");
    expect(events()).toEqual(["reopened (person)", "rejected (person)", "accepted (person)"]);
  });

  it("overrides a correction if it is a rejection, but not if it is an approval", () => {
    correctClaim(board.db, id, { metric: "score" }, BY);
    reviewClaim(board.db, id, "accepted", BY);
    expect(claim()?.status).toBe("corrected");
    reviewClaim(board.db, id, "rejected", BY);
    expect(claim()?.status).toBe("rejected");
    reviewClaim(board.db, id, null, BY);
    expect(claim()?.status).toBe("corrected");
  });

  it("may be a note, which an empty one takes away", () => {
    noteClaim(board.db, id, "  looks at one split only ", { by: "ada", now: BY.now });
    expect(getReview(board.db, id)).toMatchObject({ note: "looks at one split only" });
    expect(claim()?.status).toBe("extracted");
    noteClaim(board.db, id, " ", BY);
    expect(getReview(board.db, id).note).toBeNull();
  });

  it.each([
    { before: 1e308 },
    { before: -1e308, after: 1e308 },
    { gain: Number.NaN },
    { after: Number.POSITIVE_INFINITY },
    { of: 0 },
    { metric: "score", size_b: -7 },
  ])("is no correction with a number that no claim can have: %o", (values) => {
    const before = claim();
    expect(correctClaim(board.db, id, values, BY)).toBe(false);
    expect(claim()).toEqual(before);
  });

  it("does not repeat the same decision", () => {
    noteClaim(board.db, id, "", BY);
    noteClaim(board.db, id, "one split only", BY);
    noteClaim(board.db, id, "one split only ", BY);
    correctClaim(board.db, id, { after: 53 }, BY);
    correctClaim(board.db, id, { after: 53 }, BY);
    expect(events()).toEqual(["corrected (person)", "noted (person)"]);
    expect(getReview(board.db, id)).toMatchObject({ note: "one split only", corrections: [{ slot: "after" }] });
  });

  it("needs a claim that is there", () => {
    expect(reviewClaim(board.db, "nothing", "accepted", BY)).toBe(false);
    expect(noteClaim(board.db, "nothing", "x", BY)).toBe(false);
    expect(correctClaim(board.db, "nothing", { metric: "x" }, BY)).toBe(false);
    expect(revertCorrection(board.db, id, "metric", BY)).toBe(false);
  });
});

describe("a correction", () => {
  it("takes all of its values or none", () => {
    expect(correctClaim(board.db, id, { before: 41, after: "many" }, BY)).toBe(false);
    expect(correctClaim(board.db, id, {}, BY)).toBe(false);
    expect(claim()).toMatchObject({ before: 40, after: 52, status: "extracted" });
  });

  it("removes the text position and restores it with the value", () => {
    const before = claim();
    correctClaim(board.db, id, { model: "Eagle-7B" }, BY, { model: { model_id: "eagle7b", model_family: "Eagle" } });
    expect(claim()).toMatchObject({ model: "Eagle-7B", model_id: "eagle7b", spans: {} });
    expect(getReview(board.db, id).corrections).toContainEqual(
      expect.objectContaining({ slot: "model", was: { value: "Owl-7B", span: [0, 3] } }),
    );
    expect(revertCorrection(board.db, id, "model", BY)).toBe(true);
    expect(claim()).toEqual(before);
    expect(listClaims(board.db, buildClaimQuery({ q: "eagle" })).total).toBe(0);
    expect(events()).toEqual(["reverted (person)", "corrected (person)"]);
  });

  const LARGE = { model: { model_id: "eagle235b", model_family: "Eagle", active_b: 22, size_b: 235 } };
  const FREE = { model: { model_id: "finch", model_family: null, active_b: null } };
  const setModel = () => correctClaim(board.db, id, { model: "Eagle-235B-A22B" }, BY, LARGE);
  const undo = (slot: string) => revertCorrection(board.db, id, slot, BY);
  it.each<[string, () => void, Partial<ExtractedClaim>]>([
    ["has the size of its name", () => {}, { size_b: 235, active_b: 22 }],
    ["that is taken back takes it along", () => undo("model"), { model: "Owl-7B", size_b: 7, active_b: null }],
    [
      "whose name says none leaves what the extractor says",
      () => correctClaim(board.db, id, { model: "Finch" }, BY, FREE),
      { size_b: 7, active_b: null },
    ],
    ["is overridden by a corrected size", () => correctClaim(board.db, id, { size_b: 240 }, BY), { size_b: 240 }],
    [
      "is overridden by the extractor's size, entered by hand",
      () => correctClaim(board.db, id, { size_b: 7 }, BY),
      { size_b: 7 },
    ],
    [
      "and another leave a size that is set",
      () => {
        correctClaim(board.db, id, { size_b: 240 }, BY);
        correctClaim(board.db, id, { model: "Finch" }, BY, FREE);
        undo("model");
      },
      { model: "Owl-7B", size_b: 240 },
    ],
    [
      "has its size again where the one that was set is taken back",
      () => {
        correctClaim(board.db, id, { size_b: 240 }, BY);
        undo("size_b");
      },
      { size_b: 235 },
    ],
    ["keeps it: it is no correction of its own", () => expect(undo("size_b")).toBe(false), { size_b: 235 }],
    [
      "has it when it is read anew",
      () => reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { confidence: 0.3 }) }),
      { size_b: 235, confidence: 0.3 },
    ],
    [
      "is none any more where it says what the extractor says",
      () => correctClaim(board.db, id, { model: "Owl-7B" }, BY, LARGE),
      { size_b: 7, active_b: null, model_id: "owl-7b", status: "extracted" } as Partial<ExtractedClaim>,
    ],
  ])("of the model %s", async (_, meanwhile, expected) => {
    setModel();
    await meanwhile();
    expect(claim()).toMatchObject(expected);
  });

  it("of the model lists the sizes in the history", () => {
    setModel();
    undo("model");
    expect(getReview(board.db, id).history.map(({ changes }) => changes.find(({ slot }) => slot === "size_b"))).toEqual(
      [
        { slot: "size_b", from: 235, to: 7 },
        { slot: "size_b", from: 7, to: 235 },
      ],
    );
  });

  it.each<[string, Partial<ExtractedClaim>, Record<string, unknown>, number | null]>([
    ["of a metric that ends at 1", { before: 0.8, after: 0.9, unit: "score", error_cut: 50 }, { before: null }, null],
    ["with another start", { before: 0.8, after: 0.9, unit: "score", error_cut: 50 }, { before: 0.5 }, 80],
    [
      "of a metric without an end",
      { before: 0.34, after: 0.36, unit: "score", error_cut: null },
      { unit: "%" },
      0.0201,
    ],
    ["of percentages", { before: 40, after: 52, unit: "%", error_cut: 20 }, { unit: "score" }, null],
  ])("restores the removed error %s", async (_, read, values, meanwhile) => {
    const others = createTestBoard();
    const extractor = createTestExtractor("1.0.0", {
      ...read,
      ...computeGain({ before: read.before ?? 0, after: read.after ?? 0 }, null, null),
      ...read,
    });
    await others.add([createTestPaper()], extractor);
    const [first] = listClaims(others.db, buildClaimQuery()).claims;
    if (!first) throw new Error("no claim was read");
    correctClaim(others.db, first.id, values, BY);
    expect(getClaim(others.db, first.id)?.error_cut).toBe(meanwhile);
    for (const slot of Object.keys(values)) revertCorrection(others.db, first.id, slot, BY);
    expect(getClaim(others.db, first.id)).toEqual(first);
    others.remove();
  });

  it("is none any more where it says what the extractor says", () => {
    correctClaim(board.db, id, { after: 53, metric: "score" }, BY);
    correctClaim(board.db, id, { after: 52 }, BY);
    expect(claim()).toMatchObject({ after: 52, points: 12, metric: "score", status: "corrected" });
    correctClaim(board.db, id, { metric: "accuracy" }, BY);
    expect(claim()?.status).toBe("extracted");
  });

  it("outlives a new version of the extractor and goes back to what that one says", async () => {
    correctClaim(board.db, id, { metric: "exact match" }, BY);
    await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { metric: "pass@1" }) });
    expect(claim()).toMatchObject({ metric: "exact match", status: "corrected", extractor: "2.0.0" });
    revertCorrection(board.db, id, "metric", BY);
    expect(claim()).toMatchObject({ metric: "pass@1", status: "extracted" });
  });

  it("is applied again when a removed paper is imported again", async () => {
    correctClaim(board.db, id, { metric: "exact match" }, BY);
    reviewClaim(board.db, id, "rejected", BY);
    const paper = createTestPaper({ title: "First", abstract: "Owl-7B goes from 40 to 52 on MathVista." });
    board.db.$client.exec("DELETE FROM papers_fts; DELETE FROM claims_fts; DELETE FROM papers");
    expect(claim()).toBeNull();
    await board.add([paper]);
    expect(claim()).toMatchObject({ metric: "exact match", status: "rejected" });
  });
});

describe("the history of a claim", () => {
  it("distinguishes a changed text from a changed extractor", async () => {
    await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { metric: "pass@1" }) });
    const abstract =
      "Some words come first. Owl-7B goes from 40 to 52 on MathVista. Owl-7B goes from 3 to 4 on We-Math.";
    await board.add(
      [createTestPaper({ title: "First", abstract })],
      createTestExtractor("2.0.0", { metric: "pass@1", unit: "x" }),
    );
    expect(getReview(board.db, id).history.map(({ event, cause, changes }) => [event, cause, changes])).toEqual([
      ["changed", "paper", [{ slot: "unit", from: "%", to: "x" }]],
      ["changed", "extractor", [{ slot: "metric", from: "accuracy", to: "pass@1" }]],
    ]);
  });

  it("has nothing of a first reading, nor of a change that changes no slot", async () => {
    await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { confidence: 0.3 }) });
    expect(events()).toEqual([]);
  });

  it("remembers claims that went", async () => {
    await reextractPapers(board.db, {
      extractor: { version: "2.0.0", extract: () => ({ claims: [], sentences: [], notes: [] }) },
    });
    expect(claim()).toBeNull();
    expect(events()).toEqual(["removed (extractor)"]);
    expect(getReview(board.db, id).history[0]?.changes).toContainEqual({ slot: "after", from: 52, to: null });
  });
});
