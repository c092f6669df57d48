import { expect, it } from "vitest";
import type { runUpload } from "../_data/upload-thread";
import { uploadResponse } from "./upload";

const upload = (name: string, body: string): Request =>
  new Request(`http://localhost:3000/imports/store?${new URLSearchParams({ name })}`, {
    method: "POST",
    headers: { host: "localhost:3000" },
    body,
  });

/** Replaces the thread: returns the result of `use` for the task and the size of the file. */
const running =
  (use: (source: string, bytes: number, left: AbortSignal | null) => unknown): typeof runUpload =>
  async (task, chunks, onPapers, left = null) => {
    let bytes = 0;
    for await (const chunk of chunks) bytes += chunk.length;
    onPapers(3);
    return (await use(task.source, bytes, left)) as never;
  };

it.each([
  ["", 400],
  [`arxiv: ${"abs:owl OR ".repeat(90)}since 2025-06-01`, 200],
])("responds to the name %j with %d", async (name, status) => {
  const answer = await uploadResponse(
    upload(name, "{}"),
    "store",
    running((source, bytes) => [source, bytes]),
  );
  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.text()).toContain(JSON.stringify({ done: [name, 2] }));
});

it("reports the error of the upload", async () => {
  const answer = await uploadResponse(
    upload("a", "{}"),
    "store",
    running(() => Promise.reject(new Error("no room"))),
  );
  expect(await answer.text()).toBe('{"error":"no room"}\n');
});

it.each([
  ["preview", true],
  ["store", false],
] as const)("a %s is cancelled when the client disconnects: %s", async (task, isCancelled) => {
  const asker = new AbortController();
  const request = new Request(upload("owls.jsonl", "{}"), { signal: asker.signal });
  const seen = await new Promise<boolean | undefined>((resolve) => {
    void uploadResponse(
      request,
      task,
      running((_, __, left) => {
        asker.abort();
        resolve(left?.aborted ?? false);
      }),
    );
  });
  expect(seen).toBe(isCancelled);
});

it("processes two at once, queues eight and refuses the others", async () => {
  let [atOnce, most] = [0, 0];
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = running(async () => {
    most = Math.max(most, ++atOnce);
    await gate;
    atOnce--;
  });
  const answers = Array.from({ length: 13 }, () => uploadResponse(upload("a", "{}"), "store", slow));
  const refused = await Promise.race(answers.slice(10));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(await refused.json()).toEqual({ error: "too many uploads at once; try again in 10 seconds" });
  go();
  const all = await Promise.all(answers);
  await Promise.all(all.filter(({ bodyUsed }) => !bodyUsed).map((answer) => answer.text()));
  expect(all.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 503, 503, 503]);
  expect(most).toBe(2);
});
