import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  readBoardContent,
  type TestBoard,
} from "../fixtures/test-board";
import { getClaim } from "../queries/get-claim";
import { getPaper } from "../queries/get-paper";
import { listClaims } from "../queries/list-claims";
import { reextractPapers } from "./reextract";
import { correctClaim, noteClaim, reviewClaim } from "./review";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({
      title: "First",
      abstract: "Owl-7B goes from 40 to 52 on MathVista. Owl-7B goes from 1 to 2 on We-Math.",
    }),
    createTestPaper({ title: "Second", abstract: "Lynx-3B goes from 10 to 20 on MathVista." }),
  ]);
});
afterEach(() => board.remove());

const all = () => listClaims(board.db, buildClaimQuery({ sort: [{ key: "size_b", desc: false }] })).claims;
const idOf = (after: number) => all().find((c) => c.after === after)?.id ?? "";
const nothing = { version: "2.0.0", extract: () => ({ claims: [], sentences: [], notes: [] }) };

describe("reextractPapers", () => {
  it("changes nothing where the extractor says the same", async () => {
    const before = readBoardContent(board);
    const summary = await reextractPapers(board.db, { extractor: createTestExtractor() });
    expect(summary).toEqual({ papers: 2, added: 0, changed: 0, removed: 0, issues: [], run: null });
    expect(readBoardContent(board)).toEqual(before);
  });

  it("keeps ids when a new version fills the slots otherwise", async () => {
    const ids = all().map((c) => c.id);
    const summary = await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { metric: "pass@1" }) });
    expect(summary).toMatchObject({ added: 0, changed: 3, removed: 0 });
    expect(all().map((c) => [c.id, c.metric, c.extractor])).toEqual(ids.map((id) => [id, "pass@1", "2.0.0"]));
  });

  it("takes out what the extractor does not find any more, but nothing that a person has touched", async () => {
    const [rejected, accepted] = [idOf(2), idOf(20)];
    reviewClaim(board.db, rejected, "rejected", { by: null });
    reviewClaim(board.db, accepted, "accepted", { by: null });
    expect(await reextractPapers(board.db, { extractor: nothing })).toMatchObject({ added: 0, removed: 1 });
    expect(all().map((c) => c.id)).toEqual([accepted]);
    await reextractPapers(board.db, { extractor: createTestExtractor() });
    expect(getClaim(board.db, rejected)?.status).toBe("rejected");
    expect(listClaims(board.db, buildClaimQuery()).total).toBe(2);
  });

  it("keeps a claim that has a note, until that is taken away", async () => {
    const id = idOf(20);
    noteClaim(board.db, id, "of one split only", { by: null });
    expect(await reextractPapers(board.db, { extractor: nothing })).toMatchObject({ removed: 2 });
    expect(all().map((c) => c.id)).toEqual([id]);
    noteClaim(board.db, id, "", { by: null });
    expect(await reextractPapers(board.db, { extractor: nothing })).toMatchObject({ removed: 1 });
  });

  it("puts corrections on the new claim and reckons anew what follows from them", async () => {
    const id = idOf(52);
    expect(correctClaim(board.db, id, { before: 42 }, { by: "ada" })).toBe(true);
    expect(correctClaim(board.db, id, { benchmarks: ["MathVerse"] }, { by: null })).toBe(true);
    const corrected = { id, before: 42, after: 52, points: 10, benchmarks: ["MathVerse"], status: "corrected" };
    expect(getClaim(board.db, id)).toMatchObject(corrected);
    await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { metric: "score" }) });
    expect(getClaim(board.db, id)).toMatchObject({ ...corrected, metric: "score" });
    expect(listClaims(board.db, buildClaimQuery({ q: "MathVerse" })).total).toBe(1);
  });

  it.each([
    ["before", "many"],
    ["gain_kind", "huge"],
    ["sentence", "Another."],
    ["status", "accepted"],
    ["__proto__", {}],
    ["nonsense", 1],
  ])("takes no correction of %s to %j", (slot, value) => {
    const id = idOf(52);
    expect(correctClaim(board.db, id, { [slot]: value }, { by: null })).toBe(false);
    expect(getClaim(board.db, id)?.status).toBe("extracted");
  });

  it.each([
    ["an accepted", (id: string) => reviewClaim(board.db, id, "accepted", { by: null })],
    ["a noted", (id: string) => noteClaim(board.db, id, "of one split only", { by: null })],
  ])("moves the evidence of %s claim with its sentence when the abstract grows", async (_, touch) => {
    const id = idOf(20);
    touch(id);
    const abstract = "A word before. Lynx-3B goes from 10 to 20 on MathVista.";
    await board.add([createTestPaper({ title: "Second", abstract })], nothing);
    const [start = 0, end = 0] = getClaim(board.db, id)?.spans.model ?? [];
    expect(abstract.slice(start, end)).toBe("Lynx");
    await board.add(
      [createTestPaper({ title: "Second", abstract: `${"Nothing of the old text is left here. ".repeat(3)}` })],
      nothing,
    );
    expect(getClaim(board.db, id)?.spans).toEqual({});
  });

  it("carries what people did over to the paper that takes another in", async () => {
    const abstract = "Hen-1B goes from 3 to 5 on Eggs.";
    await board.add([
      createTestPaper({ title: "Hens", doi: "10.1/h", abstract }),
      createTestPaper({ title: "Hens again", arxiv_id: "2501.00007", abstract }),
    ]);
    const hens = listClaims(board.db, buildClaimQuery({ q: "hens -again" })).claims[0];
    correctClaim(board.db, hens?.id ?? "", { metric: "weight" }, { by: null });
    await board.add([createTestPaper({ title: "Hens again", arxiv_id: "2501.00007", doi: "10.1/h", abstract })]);
    const page = getPaper(board.db, "2501.00007");
    expect(page?.claims.map((c) => [c.metric, c.status])).toEqual([["weight", "corrected"]]);
  });
});
