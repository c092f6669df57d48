import { describe, expect, it } from "vitest";
import { GET as getCard } from "@/app/card.png/route";
import { GET as getClaimCard } from "@/app/claims/[id]/card.png/route";
import { GET as getEvidence } from "@/app/claims/[id]/evidence.json/route";
import { POST as postReview } from "@/app/claims/[id]/review/route";
import { GET as getFamilies } from "@/app/families.json/route";
import { GET as getUndo, POST as postUndo } from "@/app/imports/undo/route";
import { GET as getPlaces } from "@/app/places.json/route";
import { DELETE as deleteView, GET as getViews, PATCH as patchView, POST as postView } from "@/app/views.json/route";
import { inRequestScope } from "./fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "./fixtures/request-scope";

const board = setUpRouteBoard();

const getClaimId = (): string =>
  String(board.get().db.$client.prepare("SELECT id FROM claims ORDER BY id").pluck().get());
const toContext = (id: string) => ({ params: Promise.resolve({ id }) });
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  createRequest(path, { method: "POST", body: JSON.stringify(body), headers });

describe("evidence.json", () => {
  it("returns a claim with its paper", async () => {
    const id = getClaimId();
    const response = await inRequestScope(() => getEvidence(createRequest("/"), toContext(id)));
    expect(await response.json()).toMatchObject({ claim: { id }, writable: true, siblings: [] });
  });
  it("returns 404 for an unknown claim", async () => {
    expect((await inRequestScope(() => getEvidence(createRequest("/"), toContext("x")))).status).toBe(404);
  });
});

describe("review", () => {
  it.each([
    ["a verdict", { action: "verdict", verdict: "accepted" }, 200],
    ["a verdict on an older state", { action: "verdict", verdict: "rejected", seen: 0 }, 409],
    ["a correction", { action: "correct", values: { before: 41 } }, 200],
    ["a correction with an invalid value", { action: "correct", values: { before: "many" } }, 422],
    ["an unknown action", { action: "praise" }, 400],
  ])("responds to %s", async (_, body, status) => {
    const response = await postReview(post("/", body), toContext(getClaimId()));
    expect(response.status).toBe(status);
    if (status >= 400) expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\w/) });
  });
  it("returns 404 for an unknown claim, and 403 for another site", async () => {
    const note = { action: "note", note: "Fine" };
    expect((await postReview(post("/", note), toContext("x"))).status).toBe(404);
    const foreign = post("/", note, { origin: "https://other.example", "sec-fetch-site": "cross-site" });
    expect((await postReview(foreign, toContext(getClaimId()))).status).toBe(403);
  });
});

it("lists the families of benchmarks with their number of papers", async () => {
  const response = await inRequestScope(() => getFamilies());
  const { families } = (await response.json()) as { families: unknown };
  expect(families).toContainEqual({ name: "MathVista", note: expect.stringMatching(/^\d\u00a0papers?$/) });
});

it("saves, lists, renames and deletes views", async () => {
  const names = async (response: Response) =>
    ((await response.json()) as { views: { name: string }[] }).views.map(({ name }) => name);
  expect(await names(await postView(post("/views.json", { name: "Owls", query: "model=owl-7b", seen: null })))).toEqual(
    ["Owls"],
  );
  expect((await postView(post("/views.json", { name: "Owls", query: "q=x", seen: null }))).status).toBe(409);
  expect((await postView(post("/views.json", { name: "" }))).status).toBe(400);
  expect(await names(await patchView(post("/views.json?name=Owls", { name: "Birds" })))).toEqual(["Birds"]);
  expect((await patchView(post("/views.json?name=Owls", { name: "Larks" }))).status).toBe(404);
  expect(await names(await inRequestScope(() => getViews()))).toEqual(["Birds"]);
  expect(await names(await deleteView(createRequest("/views.json?name=Birds")))).toEqual([]);
  expect((await deleteView(createRequest("/views.json?name=Birds"))).status).toBe(404);
});

it.each([
  ["owls", "Owls at night"],
  ["mathvista", "MathVista"],
  ["nothing of this name", null],
])("finds navigation items for %j", async (search, name) => {
  const response = await inRequestScope(() =>
    getPlaces(createRequest(`/places.json?${new URLSearchParams({ q: search })}`)),
  );
  const text = await response.text();
  if (name === null) expect(JSON.parse(text)).toEqual({ places: [] });
  else expect(text).toContain(name);
});

it("renders preview images, with 304 for the same entity tag", async () => {
  const response = await inRequestScope(() => getCard(createRequest("/card.png")));
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  const etag = response.headers.get("ETag") ?? "";
  const again = createRequest("/card.png", { headers: { "If-None-Match": etag } });
  expect((await inRequestScope(() => getCard(again))).status).toBe(304);
  const claimCard = await inRequestScope(() => getClaimCard(createRequest("/"), toContext(getClaimId())));
  expect(claimCard.headers.get("Content-Type")).toBe("image/png");
});

it("describes and undoes an import", async () => {
  const plan = await inRequestScope(() => getUndo(createRequest("/imports/undo?source=larks.md")));
  expect(await plan.json()).toMatchObject({ papers: 1, claims: 1 });
  expect((await inRequestScope(() => getUndo(createRequest("/imports/undo?source=none")))).status).toBe(404);
  expect((await postUndo(createRequest("/imports/undo?source=none", { method: "POST" }))).status).toBe(404);
  expect((await postUndo(createRequest("/imports/undo?source=larks.md", { method: "POST" }))).status).toBe(200);
  expect(board.get().db.$client.prepare("SELECT count(*) FROM papers").pluck().get()).toBe(1);
});
