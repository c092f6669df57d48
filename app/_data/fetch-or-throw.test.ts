import { afterEach, expect, it, vi } from "vitest";
import { fetchOrThrow } from "./fetch-or-throw";

afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: string, status: number) => async () => new Response(body, { status });

it.each([
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch")), "the server does not answer"],
  ["a page in place of an answer", respondWith("<html>", 500), "the server answers 500"],
  ["a reason", respondWith('{"error":"no such claim"}', 404), "no such claim"],
])("says in plain words what is wrong where there is %s", async (_, fetched, message) => {
  vi.stubGlobal("fetch", fetched);
  await expect(fetchOrThrow("/claims/x/review")).rejects.toThrow(new Error(message));
});

it("gives a refusal to whoever makes something of it, and no other", async () => {
  vi.stubGlobal("fetch", respondWith('{"error":"changed"}', 409));
  expect((await fetchOrThrow("/claims/x/review", {}, 409)).status).toBe(409);
  await expect(fetchOrThrow("/claims/x/review", {}, 404)).rejects.toThrow(new Error("changed"));
});

it("gives an answer as it is", async () => {
  vi.stubGlobal("fetch", respondWith('{"papers":1}', 200));
  expect(await (await fetchOrThrow("/imports/undo?source=x")).json()).toEqual({ papers: 1 });
});
