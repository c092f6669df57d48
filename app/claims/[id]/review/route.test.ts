import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { getClaim } from "@/db/queries/get-claim";
import { listClaims } from "@/db/queries/list-claims";
import { listImports } from "@/db/queries/list-imports";
import { listReviewConflicts } from "@/db/queries/list-review-conflicts";
import { changeNames } from "@/db/store/name-decisions";
import { undoImport } from "@/db/store/undo-import";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { POST } from "./route";

let board: TestBoard;
let id: string;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ abstract: "Owl-7B goes from 40 to 52 on MathVista." })]);
  id = listClaims(board.db, buildClaimQuery()).claims[0]?.id ?? "";
  vi.stubEnv("CLAIMBOARD_DB", board.file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  board.remove();
});

const send = async (body: string) => {
  const request = new Request(`http://localhost:3000/claims/${id}/review`, {
    method: "POST",
    headers: { host: "localhost:3000", "Content-Type": "application/json" },
    body,
  });
  const response = await POST(request, { params: Promise.resolve({ id }) });
  return { status: response.status, body: await response.json() };
};

/** @param values JSON text, so that it may contain numbers that `JSON.stringify` cannot write */
const correct = (values: string) => send(`{"action":"correct","values":${values}}`);

describe("a correction", () => {
  it.each([
    ['{"before":1e308}', /^Before must be a number between -10\^15 and 10\^15$/],
    ['{"before":-1e308,"after":1e308}', /^Before must be .+; After must be /],
    ['{"gain":1e999}', /^Gain must be a number between -10\^15 and 10\^15$/],
    ['{"size_b":0}', /^Size must be a number above 0$/],
    ['{"role":"theirs"}', /^the slot cannot hold this value$/],
  ])("rejects %s with a reason and changes nothing", async (values, error) => {
    const { status, body } = await correct(values);
    expect([status, body]).toEqual([422, { error: expect.stringMatching(error) }]);
    expect(getClaim(board.db, id)).toMatchObject({ before: 40, after: 52, status: "extracted" });
  });

  it("derives the direction of a metric from the decisions of the board", async () => {
    const decision = { action: "describe", kind: "metric", name: "accuracy", facts: { better: "lower" } } as const;
    await changeNames(board.db, { decide: [decision] }, { extractor: createTestExtractor(), by: null });
    expect((await correct('{"metric":"Accuracy"}')).body.claim).toMatchObject({
      metric_id: "accuracy",
      higher_is_better: false,
    });
  });

  it("accepts a number and computes the derived values", async () => {
    const { status, body } = await correct('{"before":42}');
    expect([status, body.claim.points]).toEqual([200, 10]);
  });

  it("accepts a claim with a reversed span from an earlier version", async () => {
    board.db.$client.prepare("UPDATE claims SET spans = ? WHERE id = ?").run('{"qualifier":[4,3]}', id);
    expect((await correct('{"before":42}')).status).toBe(200);
  });
});

describe("a review", () => {
  it("has the name that the browser keeps, and is undone by its time", async () => {
    const accepted = await send('{"action":"verdict","verdict":"accepted","by":" Ada "}');
    expect(accepted.body.review.history).toMatchObject([{ event: "accepted", made_by: "Ada" }]);
    const { made_at } = accepted.body.review.history[0];
    const undone = await send(JSON.stringify({ action: "undo", made_at, seen: 1 }));
    expect(undone.body).toMatchObject({ claim: { status: "extracted" }, review: { verdict: null } });
  });

  it("is deleted although its claim is gone, and nothing else is done to it", async () => {
    await send('{"action":"verdict","verdict":"accepted"}');
    undoImport(board.db, listImports(board.db)[0]?.source ?? "", createTestExtractor());
    expect(await send('{"action":"note","note":"x"}')).toMatchObject({ status: 404 });
    expect(await send('{"action":"delete"}')).toEqual({ status: 200, body: { deleted: id } });
    expect(await send('{"action":"delete"}')).toMatchObject({ status: 404 });
    expect(listReviewConflicts(board.db)).toEqual([]);
  });

  it("corrects all claims of the paper and their derived values", async () => {
    const { body } = await send('{"action":"correct","values":{"model":"Qwen2.5-VL-32B"},"also":"paper"}');
    expect(body.claim).toMatchObject({ model_id: "qwen2.5-vl-32b", size_b: 32, status: "corrected" });
  });

  it.each([
    ['{"action":"undo","made_at":"2020-01-01T00:00:00.000Z"}', 422, /nothing to undo/],
    ['{"action":"delete"}', 422, /only a claim that a person added/],
    ['{"action":"undo","made_at":"2020"}', 400, /invalid request/],
    ['{"action":"verdict","verdict":"accepted","seen":3}', 409, /changed in the meantime/],
  ])("refuses %s", async (body, status, error) =>
    expect(await send(body)).toMatchObject({ status, body: { error: expect.stringMatching(error) } }),
  );
});
