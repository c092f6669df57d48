import { afterEach, expect, it, vi } from "vitest";
import { fetchOrThrow } from "./fetch-or-throw";

afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: string, status: number) => async () => new Response(body, { status });

it.each([
  ["no response", () => Promise.reject(new TypeError("Failed to fetch")), "the server does not respond"],
  ["an HTML page", respondWith("<html>", 500), "the server returned status 500"],
  ["a JSON error", respondWith('{"error":"no such claim"}', 404), "no such claim"],
])("throws a readable error for %s", async (_, fetched, message) => {
  vi.stubGlobal("fetch", fetched);
  await expect(fetchOrThrow("/claims/x/review")).rejects.toThrow(new Error(message));
});

it("returns a response with the allowed status and no other error", async () => {
  vi.stubGlobal("fetch", respondWith('{"error":"changed"}', 409));
  expect((await fetchOrThrow("/claims/x/review", {}, 409)).status).toBe(409);
  await expect(fetchOrThrow("/claims/x/review", {}, 404)).rejects.toThrow(new Error("changed"));
});

it("returns a successful response", async () => {
  vi.stubGlobal("fetch", respondWith('{"papers":1}', 200));
  expect(await (await fetchOrThrow("/imports/undo?source=x")).json()).toEqual({ papers: 1 });
});
