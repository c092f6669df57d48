import { expect, it } from "vitest";
import { inRequestScope } from "@/app/_data/fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "@/app/_data/fixtures/request-scope";
import { POST as postCitation } from "@/app/cite.json/route";
import { createTestPaper } from "@/db/fixtures/test-board";
import type { ViewCitation } from "@/lib/api/view-citation";
import { readPinnedView } from "./read-pinned-view";

const board = setUpRouteBoard();

const pin = (query: string): Promise<ViewCitation> =>
  inRequestScope(async () => {
    const headers = { origin: "http://localhost:3000" };
    return (await postCitation(createRequest(`/cite.json?${query}`, { method: "POST", headers }))).json();
  });

const open = (path: string) =>
  inRequestScope(() => {
    const { pathname, searchParams } = new URL(path, "http://localhost:3000");
    return readPinnedView(pathname.replace("/pinned/", ""), searchParams);
  });

it("opens the pinned view of the query in its address, also if another query has the same data", async () => {
  const first = await pin("q=larks");
  const second = await pin("benchmark=we-math");
  expect(second.data).toBe(first.data);
  const [hash] = first.path.split("?");
  expect([first.path, second.path]).toEqual([`${hash}?q=larks`, `${hash}?benchmark=we-math`]);
  expect((await open(first.path))?.query).toBe("q=larks");
  expect((await open(`${second.path}&page=2`))?.query).toBe("benchmark=we-math");
  expect((await open(hash ?? ""))?.query).toBe("q=larks");
  expect(await open(`${hash}?q=owls`)).toBeNull();
  expect(await open("/pinned/ab?q=larks")).toBeNull();
});

it("reads the claims of a pinned view again only if the board has changed", async () => {
  const { path } = await pin("q=larks");
  const before = await open(path);
  expect((await open(path))?.now).toBe(before?.now);
  await board.get().add([createTestPaper({ title: "Larks at noon", source: "noon.md" })]);
  const after = await open(path);
  expect(after?.isUnchanged).toBe(false);
  expect(after?.differences.map(({ total }) => total)).toEqual([1, 0, 0]);
});
