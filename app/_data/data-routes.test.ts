import { expect, it } from "vitest";
import { GET as getOpenApi } from "@/app/api/v1/openapi.json/route";
import { GET as getPlot } from "@/app/benchmarks/[id]/plot.json/route";
import { GET as getRows } from "@/app/claims/rows.json/route";
import { GET as getBibtex } from "@/app/papers/[id]/bibtex/route";
import { inRequestScope } from "./fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "./fixtures/request-scope";

const board = setUpRouteBoard();

it.each([
  ["", ["Lark-3B", "Owl-7B"], 2],
  ["?benchmark=We-Math", ["Lark-3B"], 1],
  ["?per=25&page=2", [], 2],
  ["?colour=red", ["Lark-3B", "Owl-7B"], 2],
])("rows.json%s has the rows of %j", async (query, models, total) => {
  const response = await inRequestScope(() => getRows(createRequest(`/claims/rows.json${query}`)));
  const page = (await response.json()) as { rows: { model: string }[]; total: number };
  expect([response.status, page.rows.map(({ model }) => model).sort(), page.total]).toEqual([200, models, total]);
});

it.each([
  ["We-Math", "?chart=size"],
  ["We-Math", "?chart=results"],
  ["none", "?chart=time"],
])("the plot of %s%s is missing without enough results", async (id, query) => {
  const params = Promise.resolve({ id });
  const response = await inRequestScope(() => getPlot(createRequest(`/plot.json${query}`), { params }));
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
