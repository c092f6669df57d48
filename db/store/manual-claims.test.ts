import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildManualClaim, type ManualClaim } from "@/lib/claim/manual-claim";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getClaim } from "../queries/get-claim";
import { getPaper } from "../queries/get-paper";
import { getReview, listRemovedClaims } from "../queries/get-review";
import { listClaims } from "../queries/list-claims";
import type { Extractor } from "./extractor";
import { addManualClaim, discardClaim } from "./manual-claims";
import { reextractPapers } from "./reextract";
import { correctClaim, revertCorrection, reviewClaim } from "./review";
import { undoImport } from "./undo-import";

const BY = { by: "ada", now: new Date("2026-01-02T03:04:05Z") };
const EXTRACTOR = createTestExtractor();
const FOUND = "Owl-7B goes from 40 to 52 on MathVista.";
const MISSED = "On GSM8K it is even 83.";
const paper = createTestPaper({ title: "First", abstract: `${MISSED} ${FOUND}` });

let board: TestBoard;
let paperId: string;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([paper]);
  paperId = listClaims(board.db, buildClaimQuery()).claims[0]?.paper_id ?? "";
});
afterEach(() => board.remove());

const details = () => getPaper(board.db, paperId);

/** The claim of a number in the abstract. */
function keep(text: string, values: Record<string, unknown>): ManualClaim {
  const page = details();
  const start = page?.paper.abstract.indexOf(text) ?? -1;
  const made = buildManualClaim(
    { values, spans: { after: [start, start + text.length] } },
    { abstract: page?.paper.abstract ?? "", sentences: page?.sentences ?? [] },
  );
  if ("fault" in made) throw new Error(made.fault);
  return made.claim;
}

function add(text = "83", values: Record<string, unknown> = { after: 83, unit: "%", benchmarks: ["GSM8K"] }): string {
  const added = addManualClaim(board.db, paperId, keep(text, values), BY);
  if (!added || "same" in added) throw new Error("the claim was not added");
  return added.id;
}

const claim = (id: string) => getClaim(board.db, id);
const events = (id: string) => getReview(board.db, id).history.map(({ event, made_by }) => `${event} ${made_by}`);

describe("a claim that a person added", () => {
  it("is a claim like the others, accepted, in the order of the text", () => {
    const id = add();
    expect(claim(id)).toMatchObject({
      ...{ sentence: MISSED, sentence_index: 0, after: 83, benchmarks: ["GSM8K"] },
      ...{ rule: "manual", status: "accepted", spans: { after: [20, 22] } },
    });
    expect(details()?.claims.map((one) => one.id)[0]).toBe(id);
    expect(listClaims(board.db, buildClaimQuery({ benchmark: ["gsm8k"] })).total).toBe(1);
    expect(listClaims(board.db, buildClaimQuery({ q: "GSM8K" })).total).toBe(2);
    expect(events(id)).toEqual(["added ada"]);
  });

  it.each(["accepted", null] as const)("survives re-extraction and import with the verdict %s", async (verdict) => {
    const id = add();
    reviewClaim(board.db, id, verdict, BY);
    const before = claim(id);
    await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0") });
    expect(claim(id)).toEqual(before);
    await board.add([{ ...paper, source: "other.md" }], createTestExtractor("3.0.0"));
    expect(claim(id)).toEqual(before);
  });

  it("follows its sentence in a changed abstract", async () => {
    const id = add();
    await board.add([{ ...paper, abstract: `Owls are birds. ${FOUND} ${MISSED}` }]);
    expect(claim(id)).toMatchObject({ sentence_index: 2, spans: { after: [76, 78] } });
    expect(details()?.paper.abstract.slice(76, 78)).toBe("83");
  });

  it("stays, as it was, if its sentence is gone", async () => {
    const id = add();
    await board.add([{ ...paper, abstract: FOUND }]);
    expect(claim(id)).toMatchObject({ sentence: MISSED, status: "accepted" });
  });

  it("comes back with its paper", async () => {
    const id = add();
    undoImport(board.db, paper.source, EXTRACTOR);
    expect(claim(id)).toBeNull();
    await board.add([paper]);
    expect(claim(id)).toMatchObject({ rule: "manual", status: "accepted", benchmarks: ["GSM8K"] });
  });

  it("can be corrected and rejected like others", async () => {
    const id = add();
    correctClaim(board.db, id, { after: 84 }, BY);
    await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0") });
    expect(claim(id)).toMatchObject({ after: 84, status: "corrected" });
    revertCorrection(board.db, id, "after", BY);
    expect(claim(id)).toMatchObject({ after: 83, status: "accepted", spans: { after: [20, 22] } });
    reviewClaim(board.db, id, "rejected", BY);
    expect(listClaims(board.db, buildClaimQuery({ benchmark: ["gsm8k"] })).total).toBe(0);
  });

  it("is one with the extracted claim of the same numbers, with the names of the person", async () => {
    const id = add("52", { before: 40, after: 52, unit: "%", benchmarks: ["MathVista mini"] });
    const extracted = listClaims(board.db, buildClaimQuery({ benchmark: ["mathvista"] })).claims[0];
    expect(extracted?.id).not.toBe(id);
    // An extractor that finds two claims in the sentence.
    const twice: Extractor = {
      ...EXTRACTOR,
      version: "2.0.0",
      extract: (text, lexicon) => {
        const read = EXTRACTOR.extract(text, lexicon);
        return { ...read, claims: [...read.claims, ...read.claims] };
      },
    };
    await reextractPapers(board.db, { extractor: twice });
    expect(details()?.claims).toHaveLength(2);
    expect(claim(id)).toMatchObject({ benchmarks: ["MathVista mini"], rule: "manual" });
    discardClaim(board.db, id, twice, BY);
    expect(claim(id)).toMatchObject({ benchmarks: ["MathVista"], rule: "test", status: "extracted" });
  });

  it("is not added twice, nor without its paper or sentence", () => {
    const id = add();
    const same = keep("83", { after: 83, unit: "%", benchmarks: ["GSM8K"] });
    expect(addManualClaim(board.db, paperId, same, BY)).toEqual({ same: id });
    expect(addManualClaim(board.db, paperId, { ...same, sentence: "Not there." }, BY)).toBeNull();
    expect(addManualClaim(board.db, "none", same, BY)).toBeNull();
    const other = addManualClaim(board.db, paperId, { ...same, benchmarks: ["SVAMP"] }, BY);
    expect(other).toEqual({ id: expect.not.stringMatching(id) });
    expect(details()?.claims).toHaveLength(3);
  });
});

describe("discarding", () => {
  it("deletes an added claim for good and records it", async () => {
    const id = add();
    expect(discardClaim(board.db, id, EXTRACTOR, BY)).toBe(true);
    await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0") });
    expect(claim(id)).toBeNull();
    expect(getReview(board.db, id)).toMatchObject({ verdict: null, note: null, corrections: [] });
    expect(listRemovedClaims(board.db, paperId)).toMatchObject([{ claim_id: id, cause: "person", made_by: "ada" }]);
    expect(listClaims(board.db, buildClaimQuery({ q: "GSM8K" })).total).toBe(1);
    expect(discardClaim(board.db, id, EXTRACTOR, BY)).toBe(false);
  });

  it("deletes a reviewed claim whose sentence is gone, but no other", async () => {
    const { id = "" } = details()?.claims[0] ?? {};
    reviewClaim(board.db, id, "accepted", BY);
    expect(discardClaim(board.db, id, EXTRACTOR, BY)).toBe(false);
    await board.add([{ ...paper, abstract: "Nothing is left." }]);
    expect(claim(id)?.status).toBe("accepted");
    expect(discardClaim(board.db, id, EXTRACTOR, BY)).toBe(true);
    expect(claim(id)).toBeNull();
  });
});
