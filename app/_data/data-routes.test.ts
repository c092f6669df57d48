import { expect, it } from "vitest";
import { GET as getOpenApi } from "@/app/api/v1/openapi.json/route";
import { GET as getPlot } from "@/app/benchmarks/[id]/plot.json/route";
import { GET as getRows } from "@/app/claims/rows.json/route";
import { GET as getBibtex } from "@/app/papers/[id]/bibtex/route";
import { createTestPaper } from "@/db/fixtures/test-board";
import type { Plot } from "@/lib/charts/plot";
import { inRequestScope } from "./fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "./fixtures/request-scope";

const board = setUpRouteBoard();

it.each([
  ["", ["Lark-3B", "Owl-7B"], 2],
  ["?benchmark=We-Math", ["Lark-3B"], 1],
  ["?per=25&page=2", [], 2],
  ["?colour=red", ["Lark-3B", "Owl-7B"], 2],
  ["?family=owl", ["Lark-3B", "Owl-7B"], 2],
  ["?family=owl&family=We-Math", ["Lark-3B"], 1],
])("rows.json%s has the rows of %j", async (query, models, total) => {
  const response = await inRequestScope(() => getRows(createRequest(`/claims/rows.json${query}`)));
  const page = (await response.json()) as { rows: { model: string }[]; total: number };
  expect([response.status, page.rows.map(({ model }) => model).sort(), page.total]).toEqual([200, models, total]);
});

const sendPlot = (id: string, query: string): Promise<Response> =>
  inRequestScope(() => getPlot(createRequest(`/plot.json${query}`), { params: Promise.resolve({ id }) }));

it.each([
  ["too few results", "we-math", "?chart=size"],
  ["a chart that is not a plot", "we-math", "?chart=results"],
  ["an unknown benchmark", "none", "?chart=time"],
])("there is no plot of %s", async (_, id, query) => {
  const response = await sendPlot(id, query);
  expect([response.status, await response.json()]).toEqual([404, { error: "no such plot" }]);
});

const sendBibtex = (id: string): Promise<Response> =>
  inRequestScope(() => getBibtex(createRequest("/"), { params: Promise.resolve({ id }) }));

it("returns the BibTeX entry of a paper, and 404 for an unknown one", async () => {
  const id = String(
    board.get().db.$client.prepare("SELECT id FROM papers WHERE title = 'Owls at night'").pluck().get(),
  );
  const response = await sendBibtex(id);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/x-bibtex; charset=utf-8"]);
  const entry = await response.text();
  expect(entry).toMatch(/^@misc\{bell2025owls-[\da-f]{4},\n/);
  expect(entry).toContain("author = {Bell, Ada and Dag, Cem}");
  const missing = await sendBibtex("none");
  expect([missing.status, await missing.text()]).toEqual([404, "No such paper.\n"]);
});

it("returns the OpenAPI document with every list of the API", async () => {
  const document = (await getOpenApi().json()) as { openapi: string; paths: object };
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/v1/claims", "/api/v1/papers", "/api/v1/benchmarks", "/api/v1/models"]),
  );
});

it("returns a plot with all results as soon as there are enough", async () => {
  const add = (text: string) =>
    board.get().add([createTestPaper({ abstract: `${text} goes from 10 to 15 on We-Math.`, source: `${text}.md` })]);
  await add("Wren-7B");
  expect((await sendPlot("we-math", "?chart=size")).status).toBe(404);
  await add("Finch-9B");
  const response = await sendPlot("we-math", "?chart=size");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/json"]);
  expect(((await response.json()) as Plot).marks).toHaveLength(3);
});
