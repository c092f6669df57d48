import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readOverview } from "@/app/_overview/read-overview";
import { GET as getApiModels } from "@/app/api/v1/models/route";
import { POST as postReview } from "@/app/claims/[id]/review/route";
import { GET as getRows } from "@/app/claims/rows.json/route";
import { GET as getExport } from "@/app/export/[table]/[format]/route";
import { enlarge } from "@/db/fixtures/test-board";
import { listClaims } from "@/db/queries/list-claims";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { findOldestData } from "@/server/current-data";
import { runInRequest } from "@/server/request-context";
import { inRequestScope } from "./fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "./fixtures/request-scope";

/** What clients of a large board see after a change: its author at once, files always, others after three seconds. */

const board = setUpRouteBoard();
let claim = "";

beforeAll(() => {
  const { db } = board.get();
  claim = listClaims(db, buildClaimQuery()).claims[0]?.id ?? "";
  enlarge({ db });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Runs a request of a client with these headers. */
const asClient = <T>(headers: Record<string, string>, work: () => Promise<T>): Promise<T> =>
  runInRequest({ id: "1", access: null, oldestData: findOldestData(headers), logError: () => {} }, () =>
    inRequestScope(work),
  );

/** Numbers of claims that are not rejected: on the overview, in the table and in the list of models. */
const readPages = (headers: Record<string, string> = {}): Promise<number[]> =>
  asClient(headers, async () => {
    const { stats } = await readOverview(new URLSearchParams(), null);
    const rows = (await (await getRows(createRequest("/claims/rows.json"))).json()) as { total: number };
    const models = (await (await getApiModels(createRequest("/api/v1/models"))).json()) as { total: number };
    return [stats.claims, rows.total, models.total];
  });

const exportedLines = (table: string): Promise<number> =>
  asClient({}, async () => {
    const params = Promise.resolve({ table, format: "csv" });
    const text = await (await getExport(createRequest(`/${table}.csv`), { params })).text();
    return text.trimEnd().split("\r\n").length - 1;
  });

const review = (verdict: "rejected" | null): Promise<Response> =>
  asClient({}, () =>
    postReview(createRequest("/", { method: "POST", body: JSON.stringify({ action: "verdict", verdict }) }), {
      params: Promise.resolve({ id: claim }),
    }),
  );

describe("after a change", () => {
  it("its author, files and who asks for current data see it at once, others after three seconds", async () => {
    expect(await readPages()).toEqual([2, 2, 2]);
    const changed = await review("rejected");
    const cookie = changed.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await readPages()).toEqual([2, 2, 2]);
    expect([await exportedLines("claims"), await exportedLines("models")]).toEqual([1, 1]);
    vi.advanceTimersByTime(2);
    expect(await readPages({ cookie })).toEqual([1, 1, 1]);
    await review(null);
    // The change of that client is older than what it has seen.
    expect(await readPages({ cookie })).toEqual([1, 1, 1]);
    expect(await readPages()).toEqual([1, 1, 1]);
    expect(await readPages({ "cache-control": "no-cache" })).toEqual([2, 2, 2]);
    await review("rejected");
    expect(await readPages()).toEqual([2, 2, 2]);
    vi.advanceTimersByTime(3000);
    expect(await readPages()).toEqual([1, 1, 1]);
  });
});
