import { describe, expect, it } from "vitest";
import { inRequestScope } from "@/app/_data/fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "@/app/_data/fixtures/request-scope";
import { EXPORT_FORMATS } from "@/exporters/formats";
import { GET, HEAD } from "./route";

setUpRouteBoard();

const send = (path: string, query = "", handle = GET): Promise<Response> => {
  const [table = "", format = ""] = path.split("/");
  const context = { params: Promise.resolve({ table, format }) };
  return inRequestScope(() => handle(createRequest(`/${path}${query}`), context));
};

describe("claims", () => {
  it.each(EXPORT_FORMATS.map(({ name, mime }) => [name, mime]))("are exported as %s", async (format, mime) => {
    const response = await send(`claims/${format}`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, mime]);
    expect(response.headers.get("Content-Disposition")).toContain(`filename="claims.${format}"`);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it.each([
    ["claims/csv", "?benchmark=MathVista", 1],
    ["claims/csv", "", 2],
    ["compare/csv", "?model=owl-7b", 1],
  ])("%s%s has %d rows", async (path, query, rows) => {
    const lines = (await (await send(path, query)).text()).trim().split("\r\n");
    expect(lines).toHaveLength(rows + 1);
  });
});

it.each([
  ["benchmarks", 2],
  ["models", 2],
  ["papers", 2],
  ["imports", 2],
])("exports the table %s as CSV and JSON", async (table, rows) => {
  const csv = await send(`${table}/csv`);
  expect(csv.headers.get("Content-Disposition")).toBe(`attachment; filename="${table}.csv"`);
  expect((await csv.text()).trim().split("\r\n")).toHaveLength(rows + 1);
  expect(await (await send(`${table}/json`)).json()).toHaveLength(rows);
});

it.each([
  ["claims/meta", "", 200, '"file": "claims.csv"'],
  ["claims/preview", "?format=csv", 200, '"cut":false'],
  ["claims/atom", "", 200, "<feed"],
  ["issues/csv", "?source=owls.md", 200, "locator"],
  ["issues/csv", "?source=none", 404, "no such import"],
  ["claims/csv", "?colour=red", 400, "colour=red: "],
  ["claims/csv", "?family=AIME&family=Owl", 400, "Not understood:\nfamily=owl: no such family of benchmarks; "],
  ["claims/atom", "?colour=red", 400, "colour=red: "],
  ["compare/csv", "?colour=red", 400, "colour=red: "],
  ["claims/preview", "", 400, "unknown format"],
  ["claims/meta", "?format=docx", 400, "format=docx: unknown format"],
  ["claims/docx", "", 404, "No such format."],
  ["compare/docx", "", 404, "No such format."],
  ["results/csv", "?benchmark=mathvista", 200, "claim_id"],
  ["results/csv", "?benchmark=eggs", 404, 'No benchmark or family has the id "eggs".'],
  ["results/json", "?benchmark=eggs", 404, 'No benchmark or family has the id "eggs".'],
  ["results/csv", "", 400, "benchmark=: missing"],
  ["papers/tsv", "", 404, "No such file."],
  ["constructor/csv", "", 404, "No such file."],
])("responds to %s%s with %d", async (path, query, status, text) => {
  const response = await send(path, query);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

it("responds to HEAD without a body and without keeping a download slot", async () => {
  for (let i = 0; i < 12; i++) {
    const response = await send("claims/csv", "", HEAD);
    expect([response.status, response.body]).toEqual([200, null]);
  }
});
