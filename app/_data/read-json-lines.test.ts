import { expect, it } from "vitest";
import { parseJsonLines } from "./read-json-lines";

const stream = (...parts: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(control) {
      for (const part of parts) control.enqueue(new TextEncoder().encode(part));
      control.close();
    },
  });

async function read(...parts: string[]): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of parseJsonLines(stream(...parts))) lines.push(line);
  return lines;
}

it.each([
  [[], []],
  [['{"a":1}\n{"b":2}\n'], [{ a: 1 }, { b: 2 }]],
  [
    ['{"a"', ":1}\n\n", '{"b":2}'],
    [{ a: 1 }, { b: 2 }],
  ],
])("reads %j", async (parts, lines) => expect(await read(...parts)).toEqual(lines));

it("fails on what is no JSON", async () => {
  await expect(read("<html>\n")).rejects.toThrow();
});
