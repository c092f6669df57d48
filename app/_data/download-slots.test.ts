import { expect, it } from "vitest";
import { inDownloadSlot } from "./download-slots";
import { Slots } from "./request-slots";

const WAIT = { most: 1, queue: 1, waitMs: 5_000 };
const HERE = new AbortController().signal;
const endless = (onCancel = (): void => {}) =>
  new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(10)), cancel: onCancel }));

it("passes the slot on when a response is sent, and returns 503 if too many wait", async () => {
  const slots = new Slots(WAIT);
  const first = await inDownloadSlot(HERE, async () => new Response("owls"), slots);
  let begun = false;
  const second = inDownloadSlot(
    HERE,
    async () => {
      begun = true;
      return new Response("larks", { headers: { "Content-Type": "text/csv" } });
    },
    slots,
  );
  const third = await inDownloadSlot(HERE, async () => new Response("no"), slots);
  expect([third.status, third.headers.get("Retry-After"), begun]).toEqual([503, "10", false]);
  expect(await first.text()).toBe("owls");
  const answer = await second;
  expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([200, "text/csv", "larks"]);
});

it.each([
  ["its reader disconnects", (answer: Response) => answer.body?.cancel()],
  ["its reader is idle for too long", () => new Promise((resolve) => setTimeout(resolve, 60))],
])("releases the slot and closes the source when %s", async (_, leave) => {
  const slots = new Slots(WAIT);
  let cancelled = false;
  const close = (): void => {
    cancelled = true;
  };
  const first = await inDownloadSlot(HERE, async () => endless(close), slots, 20);
  const reader = first.body?.getReader();
  await reader?.read();
  reader?.releaseLock();
  await leave(first);
  expect(await (await inDownloadSlot(HERE, async () => new Response("next"), slots)).text()).toBe("next");
  expect(cancelled).toBe(true);
});

it("releases the slot of a client that disconnected while waiting or downloading", async () => {
  const slots = new Slots(WAIT);
  const [waiting, served] = [new AbortController(), new AbortController()];
  const first = await inDownloadSlot(served.signal, async () => endless(), slots);
  const second = inDownloadSlot(waiting.signal, async () => new Response("larks"), slots);
  waiting.abort();
  expect((await second).status).toBe(503);
  const third = inDownloadSlot(HERE, async () => new Response("next"), slots);
  served.abort();
  expect(await (await third).text()).toBe("next");
  await expect(first.text()).rejects.toThrow("was cancelled");
});

it("releases the slot if nobody reads the first chunk", async () => {
  const slots = new Slots(WAIT);
  await inDownloadSlot(HERE, async () => endless(), slots, 20);
  expect(await (await inDownloadSlot(HERE, async () => new Response("next"), slots)).text()).toBe("next");
});

it("produces no more than is read", async () => {
  let made = 0;
  const source = new ReadableStream({
    pull: (to) => {
      made++;
      to.enqueue(new Uint8Array(10));
    },
  });
  const answer = await inDownloadSlot(HERE, async () => new Response(source), new Slots(WAIT));
  const reader = answer.body?.getReader();
  for (let i = 0; i < 3; i++) await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(made).toBeLessThan(7);
  await reader?.cancel();
});

it("serves other requests between two chunks", async () => {
  let turns = 0;
  const answer = await inDownloadSlot(
    HERE,
    async () =>
      new Response(
        new ReadableStream({
          pull: (to) => (turns < 20 ? to.enqueue(new Uint8Array(10)) : to.close()),
        }),
      ),
    new Slots(WAIT),
  );
  let going = true;
  const turn = (): void => {
    turns++;
    if (going) setImmediate(turn);
  };
  setImmediate(turn);
  await answer.arrayBuffer();
  going = false;
  expect(turns).toBeGreaterThanOrEqual(20);
});

it("releases the slot if there is no response body", async () => {
  const slots = new Slots(WAIT);
  await expect(inDownloadSlot(HERE, () => Promise.reject(new Error("no board")), slots)).rejects.toThrow("no board");
  expect((await inDownloadSlot(HERE, async () => new Response(null, { status: 404 }), slots)).status).toBe(404);
  expect(await (await inDownloadSlot(HERE, async () => new Response("owls"), slots)).text()).toBe("owls");
});

it("refuses a request that has waited too long", async () => {
  const slots = new Slots({ ...WAIT, waitMs: 20 });
  await slots.take();
  expect((await inDownloadSlot(HERE, async () => new Response("owls"), slots)).status).toBe(503);
});
