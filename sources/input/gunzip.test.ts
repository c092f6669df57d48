import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { parsePapers } from "../read";
import { parseAll } from "../testing/parse-all";

const lines = Array.from({ length: 1000 }, (_, i) => `{"title": "Paper ${i}", "abstract": "Gain of ${i * 7919}."}\n`);
const packed = gzipSync(lines.join(""));

it.each([1, 1000, 1 << 20])("reads a gzip file in chunks of %i bytes", async (piece) => {
  const { papers, issues } = await parseAll(packed, undefined, piece);
  expect(papers).toHaveLength(1000);
  expect(issues).toEqual([]);
});

it("reads concatenated gzip files", async () => {
  const half = lines.length / 2;
  const both = [lines.slice(0, half), lines.slice(half)].map((part) => gzipSync(part.join("")));
  expect((await parseAll(Buffer.concat(both))).papers).toHaveLength(1000);
});

it("keeps the content of a truncated file and reports where it ends", async () => {
  const cut = packed.subarray(0, packed.length >> 1);
  const { papers, issues } = await parseAll(cut, undefined, 512);
  expect(papers.length).toBeGreaterThan(250);
  expect(papers.length).toBeLessThan(750);
  expect(papers.map((paper) => paper.title)).toEqual(papers.map((_, i) => `Paper ${i}`));
  expect(issues).toContainEqual({
    severity: "skipped",
    source: "in.txt",
    locator: `byte ${cut.length}`,
    message: "the gzip file is truncated here; the data before is kept",
    excerpt: expect.stringMatching(/^….*Gain of/),
  });
});

it("reports the error of a damaged file", async () => {
  const bad = Buffer.from(packed);
  bad.fill(0x55, bad.length >> 1, (bad.length >> 1) + 64);
  const { issues } = await parseAll(bad, undefined, 512);
  expect(issues.some((issue) => /gzip/.test(issue.message) && /^byte \d+$/.test(issue.locator))).toBe(true);
});

const withWrongSum = (file: Uint8Array): Uint8Array => {
  const bad = Buffer.from(file);
  bad.writeUInt32LE(bad.readUInt32LE(bad.length - 8) ^ 1, bad.length - 8);
  return bad;
};
const small = gzipSync(lines.slice(0, 3).join(""));
const named = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 4 + 8 + 16, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7]),
  Buffer.from("papers.jsonl\0a comment\0"),
  small.subarray(10),
]);

it.each<[string, Uint8Array, number, RegExp | null]>([
  ["a wrong checksum", withWrongSum(small), 3, /checksum/],
  ["a wrong checksum before another file", Buffer.concat([withWrongSum(small), small]), 6, /checksum/],
  ["a trailing line end", Buffer.concat([small, Buffer.from("\n")]), 3, /not gzip/],
  ["trailing text", Buffer.concat([packed, Buffer.from("no more papers")]), 1000, /not gzip/],
  ["no checksum", small.subarray(0, -5), 3, /truncated/],
  ["damage after another file", Buffer.concat([small, small.subarray(0, 10), Buffer.alloc(30, 7)]), 3, /damaged/],
  ["trailing zeros", Buffer.concat([small, Buffer.alloc(512)]), 3, null],
  ["zeros between two files", Buffer.concat([small, Buffer.alloc(5000), small]), 6, null],
  ["a name and a comment in its header", named, 3, null],
])("keeps the whole content of a gzip file with %s", async (_, bytes, count, message) => {
  for (const piece of [1, 1 << 20]) {
    const { papers, issues } = await parseAll(bytes, undefined, piece);
    expect(papers).toHaveLength(count);
    expect(issues).toMatchObject(message ? [{ severity: "skipped", message: expect.stringMatching(message) }] : []);
  }
});

it("keeps the content before the damage in a small file", async () => {
  const bad = Buffer.from(gzipSync(lines.slice(0, 400).join("")));
  bad.fill(0x55, bad.length - 700, bad.length - 600);
  expect((await parseAll(bad)).papers.length).toBeGreaterThan(100);
});

it("reports a file with only the magic number as truncated", async () => {
  const { papers, issues } = await parseAll(packed.subarray(0, 5));
  expect(papers).toEqual([]);
  expect(issues.map((issue) => issue.message).join()).toContain("truncated");
});

it("rethrows read errors", async () => {
  async function* failing() {
    yield packed.subarray(0, 100);
    throw new Error("disk gone");
  }
  const reading = (async () => {
    for await (const _ of parsePapers(failing(), { source: "x" }));
  })();
  await expect(reading).rejects.toThrow("disk gone");
});

it("reads the start of a large file and stops silently", async () => {
  async function* endless() {
    for (;;) yield packed;
  }
  for await (const reading of parsePapers(endless(), { source: "x" })) {
    expect("paper" in reading).toBe(true);
    break;
  }
});
