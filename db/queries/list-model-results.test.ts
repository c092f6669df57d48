import { afterAll, afterEach, expect, test } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestClaim, createTestPaper } from "../fixtures/test-board";
import { reviewClaim } from "../store/review";
import { listClaims } from "./list-claims";
import { listModelResults } from "./list-model-results";
import { listModels } from "./list-models";

const board = createTestBoard();
afterEach(() => board.db.$client.exec("DELETE FROM papers"));
afterAll(() => board.remove());

const OWL = { model: "Owl-7B", model_id: "owl7b", benchmarks: ["Nest"], metric: "accuracy", unit: "%" };

async function resultsOf(...slots: Partial<ExtractedClaim>[]) {
  const found = slots.map((one, i) =>
    createTestClaim({ ...OWL, sentence: "Owls.", sentence_index: i, extractor: "1.0.0", ...one }),
  );
  await board.add([createTestPaper({ abstract: "Owls." })], {
    version: "1.0.0",
    extract: () => ({ claims: found, sentences: [[0, 5]], notes: [] }),
  });
  return listModelResults(board.db)
    .list("Owl7B")
    .map(({ result }) => result.value);
}

test.each<[string, Partial<ExtractedClaim>, readonly number[]]>([
  ["a score without a method", { after: 70 }, [70]],
  ["a score of a baseline", { after: 70, role: "baseline" }, [70]],
  ["a count of a total", { after: 7, of: 10, unit: "count" }, [7]],
  ["the start of a method", { method: "Hoot", before: 60, after: 70 }, [60]],
  [
    "the start of a method from the base model",
    { method: "Hoot", before: 60, after: 70, baseline: "Base model" },
    [60],
  ],
  ["nothing of another start", { method: "Hoot", before: 60, after: 70, baseline: "GPT-4" }, []],
  ["nothing of a method's score", { method: "Hoot", after: 70 }, []],
  ["nothing of a change without a method", { before: 60, after: 70 }, []],
  ["nothing of an average", { after: 70, aggregate: true }, []],
  ["nothing of several benchmarks", { after: 70, benchmarks: ["Nest", "Den"] }, []],
  ["a score without a unit", { after: 0.7, unit: null }, [0.7]],
  ["nothing of a cost", { after: 70, unit: "tokens", metric: "tokens", metric_id: "tokens" }, []],
  ["nothing of a gain", { gain: 5, gain_kind: "points" }, []],
])("the results of a model include %s", async (_, slots, values) => expect(await resultsOf(slots)).toEqual(values));

test("counts all benchmarks of a model, with results or not", async () => {
  await resultsOf({ after: 70 }, { benchmarks: ["Den"], gain: 5, gain_kind: "points" });
  expect(listModels(board.db)).toMatchObject([{ id: "owl7b", benchmarks: 2, claims: 2, papers: 1 }]);
});

test("a change of the board changes the results", async () => {
  expect(await resultsOf({ after: 70 }, { after: 60, benchmarks: ["Den"] })).toHaveLength(2);
  const [first] = listClaims(board.db, buildClaimQuery()).claims;
  reviewClaim(board.db, first?.id ?? "", "rejected", { by: null });
  expect(listModelResults(board.db).list("owl7b")).toHaveLength(1);
  reviewClaim(board.db, first?.id ?? "", null, { by: null });
  expect(listModelResults(board.db).list("owl7b")).toHaveLength(2);
});
