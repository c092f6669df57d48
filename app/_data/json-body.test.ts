import { expect, it } from "vitest";
import { JSON_BODY_BYTES, readJsonBody } from "./json-body";

const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

/** A body whose length nobody says. */
const stream = (bytes: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (to) => {
      for (let sent = 0; sent < bytes; sent += 1024) to.enqueue(new Uint8Array(1024).fill(32));
      to.close();
    },
  });

it.each<[string, Request, unknown]>([
  ["JSON", post('{"name": "Owls"}'), { name: "Owls" }],
  ["as much JSON as may be", post(`"${"x".repeat(JSON_BODY_BYTES - 2)}"`), "x".repeat(JSON_BODY_BYTES - 2)],
  ["no JSON", post("owls"), null],
  ["nothing", new Request("http://localhost/", { method: "POST" }), null],
])("reads %s", async (_, request, value) => {
  expect(await readJsonBody(request)).toEqual({ value });
});

it.each<[string, Request]>([
  ["says so", post("{}", { "content-length": String(JSON_BODY_BYTES + 1) })],
  ["is larger", post(`"${"x".repeat(JSON_BODY_BYTES)}"`)],
  ["comes in pieces", post(stream(JSON_BODY_BYTES + 1024))],
])("refuses a body that %s in words", async (_, request) => {
  const got = await readJsonBody(request);
  if (!("refused" in got)) throw new Error("it was read");
  expect(got.refused.status).toBe(413);
  expect(await got.refused.json()).toEqual({ error: "the request is larger than 64 KB; shorten what it holds" });
});
