import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { openLines } from "./read-lines";

const folder = mkdtempSync(join(tmpdir(), "claimboard-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { text, source, locator } of await openLines([join(folder, name)]))
    lines.push(`${source.replace(`${folder}/`, "")}, ${locator}: ${text}`);
  return lines;
}

const PACKED = gzipSync("one\ntwo\n".repeat(500));

it.each([
  ["LF", "one\n\ntwo\n", ["in, line 1: one", "in, line 3: two"]],
  ["CRLF and no end of the last line", "one\r\n \r\ntwo", ["in, line 1: one", "in, line 3: two"]],
  ["gzip", gzipSync("one\ntwo\n"), ["in, line 1: one", "in, line 2: two"]],
  ["an empty file", "", []],
])("reads the lines of a file: %s", async (_, bytes, expected) => {
  writeFileSync(join(folder, "in"), bytes);
  expect(await read("in")).toEqual(expected);
});

it("fails at once if a file does not exist", async () => {
  await expect(openLines([join(folder, "none")])).rejects.toThrow("none: no such file or folder");
});

it("fails at the end of a truncated gzip file, after its lines", async () => {
  writeFileSync(join(folder, "cut"), PACKED.subarray(0, PACKED.length - 8));
  await expect(read("cut")).rejects.toThrow(/cut, .*: /);
});
