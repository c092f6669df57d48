import { expect, it } from "vitest";
import { answerUpload } from "./upload";

const upload = (name: string, body: string): Request =>
  new Request(`http://localhost:3000/imports/store?${new URLSearchParams({ name })}`, {
    method: "POST",
    headers: { host: "localhost:3000" },
    body,
  });

it("lets others be served while a file is worked on", async () => {
  const lines = Array.from({ length: 300 }, (_, i) => JSON.stringify({ title: `Owls ${i}`, abstract: "They fly." }));
  let [turns, going] = [0, true];
  const turn = () => {
    turns++;
    if (going) setImmediate(turn);
  };
  turn();
  const answer = answerUpload(upload("owls.jsonl", lines.join("\n")), async ({ readings }) => {
    let papers = 0;
    for await (const reading of readings) if ("paper" in reading) papers++;
    return { papers, turns };
  });
  const last = (await answer.text()).trim().split("\n").at(-1) ?? "";
  going = false;
  const { done } = JSON.parse(last);
  expect(done.papers).toBe(300);
  expect(done.turns).toBeGreaterThan(300);
});

it.each([
  ["", 400],
  [`arxiv: ${"abs:owl OR ".repeat(90)}since 2025-06-01`, 200],
])("takes the name %j with %d", async (name, status) => {
  const answer = answerUpload(upload(name, "{}"), async ({ source }) => source);
  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.text()).toContain(JSON.stringify({ done: name }));
});

it("tells the work when whoever asked has left", async () => {
  const asker = new AbortController();
  const seen = await new Promise<boolean[]>((resolve) => {
    answerUpload(new Request(upload("owls.jsonl", "{}"), { signal: asker.signal }), async (_, left) => {
      const before = left.aborted;
      asker.abort();
      resolve([before, left.aborted]);
    });
  });
  expect(seen).toEqual([false, true]);
});
