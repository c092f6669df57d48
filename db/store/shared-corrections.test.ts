import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getClaim } from "../queries/get-claim";
import { getReview } from "../queries/get-review";
import { listClaims } from "../queries/list-claims";
import type { Extractor } from "./extractor";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "./review";
import { correctClaims } from "./shared-corrections";
import { undoReview } from "./undo-review";

const AUTHOR = { by: "ada" };
const deriveValues = ({ model }: Readonly<Record<string, unknown>>): Record<string, Record<string, unknown>> =>
  typeof model === "string" ? { model: { model_id: model.toLowerCase() } } : {};

/** Finds two claims in each sentence with a result. */
const TWICE: Extractor = {
  ...createTestExtractor(),
  extract: (text, lexicon) => {
    const read = createTestExtractor().extract(text, lexicon);
    const claims = read.claims.flatMap((claim) => [claim, { ...claim, before: 1 }]);
    return { ...read, claims };
  },
};

let board: TestBoard;
let ids: string[];
beforeEach(async () => {
  board = createTestBoard();
  const abstract = "Owl-7B goes from 40 to 52 on MathVista. Owl-7B goes from 10 to 20 on We-Math.";
  await board.add([createTestPaper({ abstract }), createTestPaper()], TWICE);
  const [known] = listClaims(board.db, buildClaimQuery({ benchmark: ["we-math"] })).claims;
  const { claims } = listClaims(board.db, buildClaimQuery({ paper: [known?.paper_id ?? ""] }));
  ids = claims.map(({ id }) => id);
  // In text order.
  ids.sort((a, b) => (getClaim(board.db, a)?.sentence_index ?? 0) - (getClaim(board.db, b)?.sentence_index ?? 0));
});
afterEach(() => board.remove());

const models = () => ids.map((id) => getClaim(board.db, id)?.model);
const share = (scope: "sentence" | "paper", values: Record<string, unknown>) =>
  correctClaims(board.db, ids[0] ?? "", values, { scope, author: AUTHOR, derivedValues: deriveValues(values) });
const undo = (id: string, madeAt = getReview(board.db, id).history[0]?.made_at ?? "") =>
  undoReview(board.db, id, madeAt, { author: AUTHOR, extractor: TWICE, deriveValues });

describe("a shared correction", () => {
  it.each([
    ["sentence", ["Lark", "Lark", "Owl-7B", "Owl-7B"]],
    ["paper", ["Lark", "Lark", "Lark", "Lark"]],
  ] satisfies ["sentence" | "paper", string[]][])("of the %s reaches its claims and no other", (scope, expected) => {
    expect(ids).toHaveLength(4);
    expect(share(scope, { model: "Lark" })).toBe(true);
    expect(models()).toEqual(expected);
    expect(listClaims(board.db, buildClaimQuery({ model: ["lark"] })).total).toBe(
      expected.filter((model) => model === "Lark").length,
    );
  });

  it("sets numbers in one claim only", () => {
    share("sentence", { model: "Lark", after: 77 });
    expect(ids.map((id) => getClaim(board.db, id)?.after)).toEqual([77, 52, 20, 20]);
    expect(models().slice(0, 2)).toEqual(["Lark", "Lark"]);
  });

  it("leaves rejected claims and what a person corrected before", () => {
    correctClaim(board.db, ids[1] ?? "", { model: "Finch" }, AUTHOR);
    reviewClaim(board.db, ids[2] ?? "", "rejected", AUTHOR);
    share("paper", { model: "Lark" });
    expect(models()).toEqual(["Lark", "Finch", "Owl-7B", "Lark"]);
  });

  it("changes nothing if a value does not fit", () => {
    expect(share("paper", { model: "Lark", role: "theirs" })).toBe(false);
    expect(models()).toEqual(Array(4).fill("Owl-7B"));
  });

  it("is taken back as a whole, but not where it was changed since", () => {
    share("paper", { model: "Lark" });
    const [first = "", second = ""] = ids;
    const { made_at = "" } = getReview(board.db, first).history[0] ?? {};
    correctClaim(board.db, second, { model: "Finch" }, AUTHOR);
    expect(undo(first, made_at)).toBe(true);
    expect(models()).toEqual(["Owl-7B", "Finch", "Owl-7B", "Owl-7B"]);
    expect(getReview(board.db, first).corrections).toEqual([]);
    expect(getClaim(board.db, first)).toMatchObject({ status: "extracted", model_id: "owl-7b", size_b: 7 });
  });
});

describe("undoReview", () => {
  const state = (id: string) => {
    const { verdict, note, corrections } = getReview(board.db, id);
    const { model, status } = getClaim(board.db, id) ?? {};
    return { verdict, note, corrected: corrections.map(({ slot }) => slot), model, status };
  };

  it.each<[string, (id: string) => void, (id: string) => void]>([
    ["a first verdict", () => {}, (id) => reviewClaim(board.db, id, "accepted", AUTHOR)],
    [
      "a changed verdict",
      (id) => reviewClaim(board.db, id, "accepted", AUTHOR),
      (id) => reviewClaim(board.db, id, "rejected", AUTHOR),
    ],
    [
      "a withdrawn verdict",
      (id) => reviewClaim(board.db, id, "rejected", AUTHOR),
      (id) => reviewClaim(board.db, id, null, AUTHOR),
    ],
    ["a first note", () => {}, (id) => noteClaim(board.db, id, "one split", AUTHOR)],
    ["a changed note", (id) => noteClaim(board.db, id, "one", AUTHOR), (id) => noteClaim(board.db, id, "two", AUTHOR)],
    [
      "a correction",
      () => {},
      (id) => correctClaim(board.db, id, { model: "Lark" }, AUTHOR, deriveValues({ model: "Lark" })),
    ],
    [
      "a second correction",
      (id) => correctClaim(board.db, id, { model: "Lark" }, AUTHOR, deriveValues({ model: "Lark" })),
      (id) => correctClaim(board.db, id, { model: "Finch" }, AUTHOR, deriveValues({ model: "Finch" })),
    ],
    [
      "a reverted correction",
      (id) => correctClaim(board.db, id, { model: "Lark" }, AUTHOR, deriveValues({ model: "Lark" })),
      (id) => revertCorrection(board.db, id, "model", AUTHOR),
    ],
  ])("takes back %s", (_name, before, action) => {
    const [id = ""] = ids;
    before(id);
    const earlier = state(id);
    action(id);
    expect(state(id)).not.toEqual(earlier);
    expect(undo(id)).toBe(true);
    expect(state(id)).toEqual(earlier);
  });

  it("takes back no verdict or note that was replaced since", () => {
    const [id = ""] = ids;
    const at = (minute: number) => ({ by: "ada", now: new Date(2026, 0, 1, 0, minute) });
    reviewClaim(board.db, id, "accepted", at(1));
    reviewClaim(board.db, id, "rejected", at(2));
    noteClaim(board.db, id, "one", at(3));
    noteClaim(board.db, id, "two", at(4));
    for (const minute of [1, 3]) expect(undo(id, at(minute).now.toISOString())).toBe(false);
    expect(state(id)).toMatchObject({ verdict: "rejected", note: "two" });
  });

  it("takes back only what a person did at that time", () => {
    const [id = "", other = ""] = ids;
    reviewClaim(board.db, id, "accepted", AUTHOR);
    expect(undo(id, "2020-01-01T00:00:00.000Z")).toBe(false);
    expect(undo(other, getReview(board.db, id).history[0]?.made_at)).toBe(false);
    expect(state(id).verdict).toBe("accepted");
  });
});
