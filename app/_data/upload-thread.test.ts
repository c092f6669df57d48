import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UploadPreview, UploadResult } from "@/lib/api/upload-progress";
import { runUpload } from "./upload-thread";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "claimboard-upload-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function* inPieces(text: string, size = 1 << 16): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield new TextEncoder().encode(text.slice(at, at + size));
}

const paper = (title: string, abstract: string): string => `${JSON.stringify({ title, abstract })}\n`;
const owls = Array.from({ length: 40 }, (_, i) => paper(`Owls ${i}`, `Owl-${i} gains ${i + 1}% on OwlSet.`)).join("");
const task = (kind: "preview" | "store", name = "owls.jsonl") => ({
  task: kind,
  source: name,
  edits: [],
  board: join(folder, "a.db"),
});

it("previews a file, stores it, and then recognizes its papers", async () => {
  let papers = 0;
  const count = (so: number): void => {
    papers = so;
  };
  const before = await runUpload<UploadPreview>(task("preview"), inPieces(owls, 1000), count);
  expect(before).toMatchObject({ papers: { new: 40, known: 0 }, claims: 40, counts: { skipped: 0, repaired: 0 } });
  expect(papers).toBeGreaterThan(0);
  const stored = await runUpload<UploadResult>(task("store"), inPieces(owls, 1000), count);
  expect(stored).toMatchObject({ source: "owls.jsonl", papers: { new: 40 }, claims: { added: 40 } });
  const after = await runUpload<UploadPreview>(task("preview"), inPieces(owls), count);
  expect(after.papers).toEqual({ new: 0, known: 40 });
});

it("lists papers up to a few thousand claims, counts all, and reports what was not parsed", async () => {
  const hard = paper("Owls", `An owl gains ${"3%, ".repeat(200)}and sleeps.`);
  const rich = "It improves accuracy on OwlSet from 55.4% to 70.4%. ".repeat(45);
  const text = hard + Array.from({ length: 50 }, (_, i) => paper(`Rich ${i}`, rich)).join("");
  const preview = await runUpload<UploadPreview>(task("preview"), inPieces(text), () => {});
  const { papers, claims, shown, issues, counts } = preview;
  expect([papers.new, claims, shown.length]).toEqual([51, 50 * 45, 46]);
  expect(counts).toEqual({ skipped: 0, repaired: 1 });
  expect(issues).toMatchObject([{ locator: "line 1", message: expect.stringMatching(/^sentence 1 has 200 numbers/) }]);
});

it("keeps the main thread responsive during slow abstracts", async () => {
  const hard = `We improve ${"from 4% to 5% on OwlSet ".repeat(37)}. `.repeat(60);
  const text = Array.from({ length: 3 }, (_, i) => paper(`Hard ${i}`, hard)).join("");
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const start = performance.now();
  const { papers } = await runUpload<UploadPreview>(task("preview"), inPieces(text), () => {});
  const whole = performance.now() - start;
  clearInterval(timer);
  expect(papers.new).toBe(3);
  expect(longest).toBeLessThan(whole / 3);
});

const LIMITED = /and was stopped; split it, or use claimboard import/;
it.each([
  ["makes no progress", { stillMs: 1 }, /^processing the file made no progress in 0.001 seconds /],
  ["takes too long in total", { wholeMs: 1 }, /^processing the file took more than .* minutes /],
])("stops an upload that %s", async (_, limits, message) => {
  const ended = runUpload(task("preview"), inPieces(owls), () => {}, null, limits);
  await expect(ended).rejects.toThrow(message);
  await expect(ended).rejects.toThrow(LIMITED);
});

it("stops an upload without data from the browser", async () => {
  async function* silent(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(owls);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  const ended = runUpload(task("preview"), silent(), () => {}, null, { silentMs: 100 });
  await expect(ended).rejects.toThrow("no data was received for 0.1 seconds; upload the file again");
});

it("rethrows errors of the file stream", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(owls);
    throw new RangeError("too large");
  }
  await expect(runUpload(task("store", "b.jsonl"), broken(), () => {})).rejects.toThrow(RangeError);
});

it("stops when the client disconnects", async () => {
  const left = new AbortController();
  const ended = runUpload(task("preview"), inPieces(owls), () => left.abort(), left.signal);
  await expect(ended).rejects.toThrow("the upload was cancelled");
});
