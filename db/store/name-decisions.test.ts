import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { nameDecisionArbitrary } from "@/lib/names/fixtures/name-decisions";
import { type NameDecision, nameDecisionSchema } from "@/lib/names/name-decision";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import type { Db } from "../open";
import { getUserLexicon, listDecisionsInForce, listNameDecisions } from "../queries/get-user-lexicon";
import { listClaims } from "../queries/list-claims";
import { UnknownDecisionError } from "./compare-names";
import { changeNames, previewNames } from "./name-decisions";
import { reextractPapers } from "./reextract";
import { correctClaim } from "./review";

const PAPERS = [
  "Auk-7B reaches 61.2% accuracy on the Gull Bench dataset. Auk-7B reaches 70% on MathVista.",
  "We propose Tern. Tern improves accuracy from 40% to 52% on gull-bench, while Llama 3 reaches 35%.",
  "On MathVista and Gull, Tern reaches 55.5% with Auk-7B. The Skua score rises by 3 points.",
  "Nothing is measured here in 2024.",
].map((abstract, i) => createTestPaper({ title: `Paper ${i}`, abstract }));

const decide = (draft: object): NameDecision => nameDecisionSchema.parse({ kind: "benchmark", ...draft });
const toTern = decide({ action: "rename", name: "Gull Bench", to: "Tern Bench" });
const options = { extractor: EXTRACTOR, by: "Ada" };

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add(PAPERS, EXTRACTOR);
});
afterEach(() => board.remove());

const readClaims = (db: Db) =>
  listClaims(db, buildClaimQuery({ sort: [{ key: "id", desc: false }] }))
    .claims.map(({ locator: _, ...claim }) => claim)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
const listBenchmarkNames = () => [...new Set(readClaims(board.db).flatMap((claim) => claim.benchmarks))].sort();

describe("changeNames", () => {
  it("changes all claims with a name at once, and back again", async () => {
    const before = readClaims(board.db);
    expect(listBenchmarkNames()).toContain("Gull Bench");
    const done = await changeNames(board.db, { decide: [toTern] }, options);
    expect(done).toMatchObject({ decide: [toTern], claimCount: 1 });
    expect(listBenchmarkNames()).not.toContain("Gull Bench");
    expect(listBenchmarkNames()).toContain("Tern Bench");
    const [stored] = listNameDecisions(board.db);
    expect(stored).toMatchObject({ decision: toTern, made_by: "Ada", undone_at: null });
    await changeNames(board.db, { undo: [stored?.pk ?? 0] }, { ...options, by: "Bea" });
    expect(readClaims(board.db)).toEqual(before);
    expect(listNameDecisions(board.db)).toMatchObject([{ undone_by: "Bea" }]);
    expect(listDecisionsInForce(board.db)).toEqual([]);
  });

  it("previews what it does and stores nothing", async () => {
    const before = readClaims(board.db);
    const { claims, claimCount, papers } = await previewNames(board.db, { decide: [toTern] }, EXTRACTOR);
    expect([claimCount, papers.size]).toEqual([1, 1]);
    expect(claims).toMatchObject([
      {
        paper_title: "Paper 0",
        event: "changed",
        changes: [{ slot: "benchmarks", from: ["Gull Bench"], to: ["Tern Bench"] }],
      },
    ]);
    expect(readClaims(board.db)).toEqual(before);
    expect(listNameDecisions(board.db)).toEqual([]);
  });

  it("records decisions about names as their cause in the history", async () => {
    await changeNames(board.db, { decide: [toTern] }, options);
    const causes = board.db.$client.prepare("SELECT DISTINCT cause FROM history").pluck().all();
    expect(causes).toEqual(["names"]);
  });

  it("does not store a decision that is in force", async () => {
    await changeNames(board.db, { decide: [toTern] }, options);
    expect(await changeNames(board.db, { decide: [toTern, toTern] }, options)).toMatchObject({
      decide: [],
      claimCount: 0,
    });
    expect(listNameDecisions(board.db)).toHaveLength(1);
  });

  it("replaces a decision by an equal one", async () => {
    await changeNames(board.db, { decide: [toTern] }, options);
    const [stored] = listDecisionsInForce(board.db);
    await changeNames(board.db, { undo: [stored?.pk ?? 0], decide: [toTern] }, options);
    expect(listDecisionsInForce(board.db)).toMatchObject([{ decision: toTern }]);
    expect(listBenchmarkNames()).toContain("Tern Bench");
    expect(await reextractPapers(board.db, { extractor: EXTRACTOR })).toMatchObject({ changed: 0 });
  });

  it("restores a hidden name that no list has", async () => {
    const before = readClaims(board.db);
    expect(listBenchmarkNames()).toContain("Gull");
    await changeNames(board.db, { decide: [decide({ action: "hide", name: "Gull" })] }, options);
    expect(listBenchmarkNames()).not.toContain("Gull");
    await changeNames(board.db, { undo: [listDecisionsInForce(board.db)[0]?.pk ?? 0] }, options);
    expect(readClaims(board.db)).toEqual(before);
  });

  it("rejects the undo of a decision that is not in force and changes nothing", async () => {
    const change = { undo: [7], decide: [toTern] };
    await expect(changeNames(board.db, change, options)).rejects.toThrow(UnknownDecisionError);
    expect(listNameDecisions(board.db)).toEqual([]);
  });

  it("leaves a corrected slot as the person corrected it", async () => {
    const claim = readClaims(board.db).find(({ benchmarks }) => benchmarks.includes("Gull Bench"));
    correctClaim(board.db, claim?.id ?? "", { benchmarks: ["Owl Bench"] }, { by: null }, {});
    const { claimCount } = await changeNames(board.db, { decide: [toTern] }, options);
    expect(claimCount).toBe(0);
    expect(listBenchmarkNames()).toContain("Owl Bench");
    expect(listBenchmarkNames()).not.toContain("Tern Bench");
  });

  it("holds for later imports and for re-extraction by another version", async () => {
    await changeNames(board.db, { decide: [toTern] }, options);
    await board.add(
      [createTestPaper({ title: "Later", abstract: "Auk-7B reaches 12.5% accuracy on the Gull Bench dataset." })],
      EXTRACTOR,
    );
    const names = () => readClaims(board.db).filter(({ benchmarks }) => benchmarks.includes("Tern Bench"));
    expect(names()).toHaveLength(2);
    await reextractPapers(board.db, { extractor: { ...EXTRACTOR, version: "99.0.0" } });
    expect(names()).toHaveLength(2);
  });

  it("extracts a batch again if a decision is made while it waits to be stored", async () => {
    const late = createTestPaper({
      title: "Late",
      abstract: "Auk-7B reaches 12.5% accuracy on the Gull Bench dataset.",
    });
    let isDecided = false;
    const prepare: (typeof EXTRACTOR & { prepare?: unknown })["prepare"] = async (_: unknown, lexicon: never) => {
      const ready = EXTRACTOR.extract(late, lexicon);
      if (!isDecided) await changeNames(board.db, { decide: [toTern] }, options);
      isDecided = true;
      return () => ready;
    };
    await board.add([late], { ...EXTRACTOR, prepare: prepare as never });
    const stored = readClaims(board.db).find(({ paper_title }) => paper_title === "Late");
    expect(stored?.benchmarks).toEqual(["Tern Bench"]);
  });

  it("compares again in the transaction if the board has changed since", async () => {
    let isChanged = false;
    const mayDiffer: typeof EXTRACTOR.mayDiffer = (...lexicons) => {
      const text = "Auk-7B reaches 12.5% accuracy on the Gull Bench dataset.";
      if (!isChanged) board.db.$client.prepare("UPDATE papers SET abstract = ? WHERE title = 'Paper 3'").run(text);
      isChanged = true;
      return EXTRACTOR.mayDiffer(...lexicons);
    };
    const extract: typeof EXTRACTOR.extract = (paper, lexicon) => ({
      ...EXTRACTOR.extract(paper, lexicon),
      notes: [String(board.db.$client.inTransaction)],
    });
    const changed = await changeNames(
      board.db,
      { decide: [toTern] },
      { ...options, extractor: { ...EXTRACTOR, extract, mayDiffer } },
    );
    expect([...changed.papers.values()].map(({ notes }) => notes)).toEqual([["true"], ["true"]]);
    expect(listBenchmarkNames()).not.toContain("Gull Bench");
  });
});

/** One step of a person: a decision, or the undo of the decision in force at this place. */
const step = fc.oneof({ weight: 3, arbitrary: nameDecisionArbitrary }, { weight: 1, arbitrary: fc.nat({ max: 5 }) });

describe("any order of decisions and undos", () => {
  it("ends in the board that replaying what is left makes, and that full extraction makes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const [stepwise, replayed] = [createTestBoard(), createTestBoard()];
        try {
          await stepwise.add(PAPERS, EXTRACTOR);
          for (const one of steps) {
            if (typeof one !== "number") await changeNames(stepwise.db, { decide: [one] }, options);
            else {
              const pk = listDecisionsInForce(stepwise.db)[one]?.pk;
              if (pk !== undefined) await changeNames(stepwise.db, { undo: [pk] }, options);
            }
          }
          const left = listDecisionsInForce(stepwise.db).map(({ decision }) => decision);
          await replayed.add(PAPERS, EXTRACTOR);
          await changeNames(replayed.db, { decide: left }, options);
          expect(readClaims(stepwise.db)).toEqual(readClaims(replayed.db));
          expect(getUserLexicon(stepwise.db).key).toBe(getUserLexicon(replayed.db).key);
          const again = await reextractPapers(stepwise.db, { extractor: EXTRACTOR });
          expect(again).toMatchObject({ added: 0, changed: 0, removed: 0 });
        } finally {
          stepwise.remove();
          replayed.remove();
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});
