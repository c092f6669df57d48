import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRequest } from "@/app/_data/fixtures/request-scope";
import { createTestBoard, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { getClaim } from "@/db/queries/get-claim";
import { listPapers } from "@/db/queries/list-papers";
import { POST } from "./route";

const abstract = "Owl-7B goes from 40 to 52 on MathVista. Its accuracy on GSM8K rises from 71% to 83%.";
const AT: [number, number] = [abstract.indexOf("83%"), abstract.indexOf("83%") + 3];

let board: TestBoard;
let paper: string;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ abstract })]);
  paper = listPapers(board.db, { q: "", limit: 1 }).papers[0]?.id ?? "";
  vi.stubEnv("CLAIMBOARD_DB", board.file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  board.remove();
});

const VALUES = { before: 71, after: 83, unit: "%", benchmarks: ["gsm8k"], model: "Owl-7B", metric: "accuracy" };

async function add(body: unknown, id = paper) {
  const request = createRequest(`/papers/${id}/claims`, { method: "POST", body: JSON.stringify(body) });
  const response = await POST(request, { params: Promise.resolve({ id }) });
  return { status: response.status, body: await response.json() };
}

it("adds a claim with listed names, derived values and the places of its slots", async () => {
  const { status, body } = await add({ values: VALUES, slot: "after", span: AT, by: "Ada" });
  expect(status).toBe(201);
  expect(body.claim).toMatchObject({
    ...{ rule: "manual", status: "accepted", benchmarks: ["GSM8K"], metric_id: "accuracy", higher_is_better: true },
    ...{ points: 12, size_b: 7, model_id: "owl7b" },
  });
  const { spans } = body.claim;
  expect([spans.before, spans.after, spans.metric].map((span) => abstract.slice(...span))).toEqual([
    "71%",
    "83%",
    "accuracy",
  ]);
  expect(body.review.history).toMatchObject([{ event: "added", made_by: "Ada" }]);
  expect(getClaim(board.db, body.claim.id)).toEqual(body.claim);
});

it.each<[string, unknown, number, RegExp]>([
  [
    "without a value",
    { values: { ...VALUES, before: null, after: null }, slot: "after", span: AT },
    422,
    /needs a value/,
  ],
  ["outside of the abstract", { values: VALUES, slot: "after", span: [5000, 5005] }, 422, /not in a sentence/],
  ["with an infinite number", { values: { after: 1e300 }, slot: "after", span: AT }, 422, /After must be/],
  ["in a slot without a number", { values: VALUES, slot: "model", span: AT }, 400, /invalid request/],
  ["with an unknown slot", { values: { id: "x" }, slot: "after", span: AT }, 400, /invalid request/],
  ["that is no object", [], 400, /invalid request/],
])("refuses a claim %s", async (_name, body, status, error) =>
  expect(await add(body)).toEqual({ status, body: { error: expect.stringMatching(error) } }),
);

it("refuses a claim that is there, and one of an unknown paper", async () => {
  const body = { values: VALUES, slot: "after", span: AT };
  await add(body);
  expect(await add(body)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/already/) } });
  expect(await add(body, "none")).toMatchObject({ status: 404 });
});

it("refuses to change a read-only board", async () => {
  vi.stubEnv("CLAIMBOARD_READ_ONLY", "1");
  expect(await add({ values: VALUES, slot: "after", span: AT })).toMatchObject({ status: 403 });
});
