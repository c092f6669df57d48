import { describe, expect, it } from "vitest";
import { inRequestScope } from "@/app/_data/fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "@/app/_data/fixtures/request-scope";
import { GET as getBenchmarkCard } from "@/app/benchmarks/[id]/card.png/route";
import { GET as getBenchmarkChart } from "@/app/benchmarks/[id]/chart.svg/route";
import { GET as getBoardCard } from "@/app/card.png/route";
import { GET as getClaimCard } from "@/app/claims/[id]/card.png/route";
import { GET as getCompareCard } from "@/app/compare/card.png/route";
import { GET as getCompareChart } from "@/app/compare/chart.svg/route";
import { GET as getPaperCard } from "@/app/papers/[id]/card.png/route";
import { SHARE_CARD_SIZE } from "./share-metadata";

const board = setUpRouteBoard();

type Handler = (request: Request, context: { readonly params: Promise<{ readonly id: string }> }) => Promise<Response>;

const send = (handle: Handler, id = "", query = "", headers: Record<string, string> = {}): Promise<Response> =>
  inRequestScope(() => handle(createRequest(`/${query}`, { headers }), { params: Promise.resolve({ id }) }));

const firstId = (table: "claims" | "papers"): string =>
  String(board.get().db.$client.prepare(`SELECT id FROM ${table} ORDER BY id`).pluck().get());

const CARDS: readonly (readonly [string, Handler, () => string, string])[] = [
  ["the board", getBoardCard, () => "", ""],
  ["a claim", getClaimCard, () => firstId("claims"), ""],
  ["a paper", getPaperCard, () => firstId("papers"), ""],
  ["a benchmark", getBenchmarkCard, () => "mathvista", ""],
  ["a comparison", getCompareCard, () => "", "?model=owl-7b"],
  ["an empty comparison", getCompareCard, () => "", ""],
];

describe("preview images", () => {
  it.each(CARDS)("of %s are drawn, with 304 for the same entity tag", async (_, handle, id, query) => {
    const response = await send(handle, id(), query);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    const image = Buffer.from(await response.arrayBuffer());
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    expect({ width: image.readUInt32BE(16), height: image.readUInt32BE(20) }).toEqual(SHARE_CARD_SIZE);
    const etag = response.headers.get("ETag") ?? "";
    const again = await send(handle, id(), query, { "If-None-Match": etag });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
    expect((await send(handle, id(), query, { "If-None-Match": '"x"' })).status).toBe(200);
  });

  it("differ by content", async () => {
    const tags = await Promise.all(
      CARDS.map(async ([, handle, id, query]) => (await send(handle, id(), query)).headers.get("ETag")),
    );
    expect(new Set(tags).size).toBe(CARDS.length);
  });

  it.each<[string, Handler, string]>([
    ["claim", getClaimCard, "No such claim."],
    ["paper", getPaperCard, "No such paper."],
    ["benchmark", getBenchmarkCard, "No such benchmark."],
  ])("return 404 for an unknown %s", async (_, handle, text) => {
    const response = await send(handle, "none");
    expect([response.status, await response.text()]).toEqual([404, text]);
  });
});

describe("chart files", () => {
  it.each<[string, Handler, string, string, RegExp]>([
    ["a comparison", getCompareChart, "", "?model=owl-7b", /<svg[\s\S]*MathVista[\s\S]*<\/svg>/],
    ["a benchmark", getBenchmarkChart, "mathvista", "", /<svg[\s\S]*MathVista[\s\S]*<\/svg>/],
    ["the results on a benchmark", getBenchmarkChart, "we-math", "?chart=results", /<svg[\s\S]*We-Math[\s\S]*<\/svg>/],
  ])("of %s are SVG", async (_, handle, id, query, expected) => {
    const response = await send(handle, id, query);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(await response.text()).toMatch(expected);
  });

  it.each<[string, Handler, string, string, RegExp]>([
    ["a comparison without claims", getCompareChart, "", "?model=none", /^No comparable values\.$/],
    ["an empty comparison", getCompareChart, "", "", /^No comparable values\.$/],
    ["an unknown benchmark", getBenchmarkChart, "none", "", /^No such benchmark\.$/],
    ["an unknown chart", getBenchmarkChart, "mathvista", "?chart=pie", /^No such chart; there are results, /],
    [
      "a chart without data",
      getBenchmarkChart,
      "mathvista",
      "?chart=time",
      /^There are not enough results for this chart\.$/,
    ],
  ])("of %s are 404", async (_, handle, id, query, text) => {
    const response = await send(handle, id, query);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(text);
  });
});
