import { expect, it } from "vitest";
import { inRequestScope } from "@/app/_data/fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "@/app/_data/fixtures/request-scope";
import { GET as getBenchmarks } from "./benchmarks/route";
import { GET as getClaims } from "./claims/route";
import { GET as getModels } from "./models/route";
import { GET as getPapers } from "./papers/route";

setUpRouteBoard();

const LISTS = [
  ["claims", getClaims],
  ["papers", getPapers],
  ["benchmarks", getBenchmarks],
  ["models", getModels],
] as const;

it.each(LISTS)("lists %s page by page", async (name, get) => {
  const ids: string[] = [];
  let path: string | null = `/api/v1/${name}?per=1`;
  for (let pages = 0; path !== null && pages < 5; pages++) {
    const address: string = path;
    const response = await inRequestScope(() => get(createRequest(address)));
    expect(response.status).toBe(200);
    const page = (await response.json()) as { data: { id: string }[]; total: number; next: string | null };
    expect([page.data.length, page.total]).toEqual([1, 2]);
    ids.push(page.data[0]?.id ?? "");
    path = page.next;
  }
  expect(new Set(ids).size).toBe(2);
});

it.each(LISTS)("tells a client that its page of %s is current", async (name, get) => {
  const load = (path: string, headers = {}) => inRequestScope(() => get(createRequest(path, { headers })));
  const first = await load(`/api/v1/${name}?per=1`);
  const etag = first.headers.get("ETag") ?? "";
  expect([first.headers.get("Cache-Control"), first.headers.get("Content-Type")]).toEqual([
    "private, no-cache",
    "application/json",
  ]);
  const again = await load(`/api/v1/${name}?per=1`, { "If-None-Match": etag });
  expect([again.status, await again.text(), again.headers.get("Link")]).toEqual([304, "", first.headers.get("Link")]);
  const other = await load(`/api/v1/${name}?per=2`, { "If-None-Match": etag });
  expect(other.status).toBe(200);
});

it.each(LISTS)("refuses parameters of %s that are not understood", async (name, get) => {
  const response = await inRequestScope(() => get(createRequest(`/api/v1/${name}?colour=red`)));
  expect([response.status, response.headers.get("Content-Type")]).toEqual([400, "application/problem+json"]);
  expect(await response.json()).toMatchObject({ errors: [{ parameter: "colour", value: "red" }] });
});
