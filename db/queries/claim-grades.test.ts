import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Grade } from "@/lib/claim/grade";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createTestBoard, createTestClaim, createTestPaper, type TestBoard } from "../fixtures/test-board";
import type { Extractor } from "../store/extractor";
import { correctClaim, reviewClaim } from "../store/review";
import { getClaim } from "./get-claim";
import { getClaimFacets } from "./get-claim-facets";
import { listClaims } from "./list-claims";

const GRADES: readonly (Grade | null)[] = ["likely", null, "certain", "check", "certain"];
const SLOTS = { numbers: 0.99, benchmarks: 0.5, system: 0.9, metric: 0.9, baseline: 0.9 };

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  const extractor: Extractor = {
    version: "1.0.0",
    extract: ({ title }) => {
      const grade = GRADES[Number(title)] ?? null;
      const parts = { sentence: "S.", model: "Owl-7B", after: 1, grade, slot_confidence: grade ? SLOTS : null };
      return { claims: [createTestClaim(parts)], sentences: [[0, 2]], notes: [] };
    },
  };
  const papers = GRADES.map((_, i) => createTestPaper({ title: String(i), abstract: `S. ${i}` }));
  await board.add(papers, extractor);
});
afterAll(() => board.remove());

const list = (text: string) => listClaims(board.db, parseClaimQuery(text).query).claims;

describe("the filter grade", () => {
  it.each<[string, string[]]>([
    ["grade=certain", ["2", "4"]],
    ["grade=certain,likely", ["0", "2", "4"]],
    ["grade=certain&grade=check", ["2", "3", "4"]],
    ["grade=none", ["1"]],
    ["grade=none,check", ["1", "3"]],
    ["", ["0", "1", "2", "3", "4"]],
  ])("%s", (text, titles) =>
    expect(
      list(text)
        .map((claim) => claim.paper_title)
        .sort(),
    ).toEqual(titles),
  );

  it("drops an unknown grade with a reason", () => {
    const { query, dropped } = parseClaimQuery("grade=certain,sure");
    expect(query.grade).toEqual(["certain"]);
    expect(dropped).toEqual([{ key: "grade", value: "sure", reason: "not one of certain, likely, check, none" }]);
  });

  it("counts from certain to claims without a grade", () => {
    const { grade } = getClaimFacets(board.db, parseClaimQuery("grade=likely").query).facets;
    expect(grade.map(({ value, count }) => `${value} ${count}`)).toEqual([
      "certain 2",
      "likely 1",
      "check 1",
      "none 1",
    ]);
  });
});

it("grades are sorted by trust, with unknown ones last", () => {
  expect(list("sort=-grade").map(({ grade }) => grade)).toEqual(["certain", "certain", "likely", "check", null]);
  expect(list("sort=grade").map(({ grade }) => grade)).toEqual(["check", "likely", "certain", "certain", null]);
});

it("the confidences of slots are stored, and null without a grade", () => {
  const bySlots = new Map(list("").map(({ paper_title, slot_confidence }) => [paper_title, slot_confidence]));
  expect(bySlots.get("2")).toEqual(SLOTS);
  expect(bySlots.get("1")).toBeNull();
});

it("a review and a correction leave the grade of the extraction as it is", () => {
  const [{ id } = { id: "" }] = list("grade=check");
  reviewClaim(board.db, id, "accepted", { by: null });
  expect(getClaim(board.db, id)).toMatchObject({ status: "accepted", grade: "check" });
  correctClaim(board.db, id, { model: "Hen-7B" }, { by: null });
  expect(getClaim(board.db, id)).toMatchObject({ status: "corrected", model: "Hen-7B", grade: "check" });
});
