import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inRequestScope } from "@/app/_data/fixtures/in-request-scope";
import { createTestBoard, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { listDecisionsInForce } from "@/db/queries/get-user-lexicon";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { POST as change } from "./change/route";
import { POST as preview } from "./preview/route";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ abstract: "Auk-7B reaches 61.2% accuracy on GullBench." })], EXTRACTOR);
  vi.stubEnv("CLAIMBOARD_DB", board.file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  board.remove();
});

const send = async (route: typeof change, body: unknown, headers: Record<string, string> = {}) => {
  const request = new Request("http://localhost:3000/names/change", {
    method: "POST",
    headers: { host: "localhost:3000", "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await inRequestScope(() => route(request));
  return { status: response.status, body: await response.json() };
};

const merge = { decide: [{ action: "rename", kind: "benchmark", name: "GullBench", to: "MathVista" }], by: " Ada " };
const listNames = () => board.db.$client.prepare("SELECT name FROM claim_benchmarks").pluck().all();

describe("decisions over HTTP", () => {
  it("are previewed, made and undone", async () => {
    expect(await send(preview, merge)).toMatchObject({ status: 200, body: { claimCount: 1, papers: 1 } });
    expect(listNames()).toEqual(["GullBench"]);
    expect(await send(change, merge)).toMatchObject({ status: 200, body: { claimCount: 1 } });
    expect(listNames()).toEqual(["MathVista"]);
    const [decision] = listDecisionsInForce(board.db);
    expect(board.db.$client.prepare("SELECT made_by FROM name_decisions").pluck().all()).toEqual(["Ada"]);
    expect(await send(change, { undo: [decision?.pk] })).toMatchObject({ status: 200 });
    expect(listNames()).toEqual(["GullBench"]);
  });

  it("are refused with 409 if one to undo is not in force", async () => {
    for (const route of [preview, change])
      expect(await send(route, { undo: [7] })).toEqual({
        status: 409,
        body: { error: "the decision was undone in the meantime; reload the page" },
      });
  });

  it.each<[string, unknown, RegExp]>([
    ["nothing", {}, /^no decision is given$/],
    ["no JSON", "{", /./],
    ["a rename to itself", { decide: [{ ...merge.decide[0], to: "GullBench" }] }, /^the new name is the same/],
    ["an unknown kind", { decide: [{ ...merge.decide[0], kind: "task" }] }, /./],
    ["too many decisions", { decide: new Array(21).fill(merge.decide[0]) }, /./],
  ])("are refused with 422: %s", async (_, body, error) => {
    for (const route of [preview, change])
      expect(await send(route, body)).toMatchObject({ status: 422, body: { error: expect.stringMatching(error) } });
    expect(listDecisionsInForce(board.db)).toEqual([]);
  });

  it("are refused from another site and on a read-only board", async () => {
    expect(await send(change, merge, { origin: "https://elsewhere.example" })).toMatchObject({ status: 403 });
    vi.stubEnv("CLAIMBOARD_READ_ONLY", "1");
    for (const route of [preview, change]) expect(await send(route, merge)).toMatchObject({ status: 403 });
    expect(listNames()).toEqual(["GullBench"]);
  });
});
