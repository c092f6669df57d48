import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseShardLine } from "@/lib/claim/shard";
import type { PaperRecord } from "@/lib/paper/paper";
import { extractAll } from "./extract-all";
import { iteratePapers, readInputs } from "./read-inputs";

async function* manyPapers(count: number): AsyncGenerator<PaperRecord> {
  for (let n = 0; n < count; n++) {
    const abstract = n % 3 === 0 ? "Nothing to report." : `Stairs reaches ${n / 10}% on GSM8K.`;
    yield {
      title: `Stairs ${n}`,
      abstract,
      authors: [],
      published: null,
      url: null,
      arxiv_id: null,
      doi: null,
      venue: null,
      restated: false,
      source: "in",
      locator: `line ${n}`,
    };
  }
}

const SAMPLES = ["digest.md", "listing.txt", "daily-papers.txt", "papers.jsonl"].map((name) =>
  fileURLToPath(new URL(`../samples/${name}`, import.meta.url)),
);

/** The papers of files, and more of them than one batch for each of two threads. */
async function* listPapers(names: readonly string[]): AsyncGenerator<PaperRecord> {
  const { results } = await readInputs({ names: [...names], signal: new AbortController().signal });
  yield* iteratePapers(results, () => {});
  yield* manyPapers(300);
}

/** Extraction results as text. */
async function readBytes(jobs: number, names: readonly string[]): Promise<string> {
  const papers: string[] = [];
  for await (const extracted of extractAll(listPapers(names), jobs, "claims")) papers.push(JSON.stringify(extracted));
  return papers.join("\n");
}

describe("extractAll", () => {
  it("yields the same bytes in the same order in threads as in the main thread, independent of earlier papers", async () => {
    const here = await readBytes(1, SAMPLES);
    expect(here.length).toBeGreaterThan(100_000);
    expect(await readBytes(2, SAMPLES)).toBe(here);
    const other = await readBytes(1, SAMPLES.toReversed());
    expect(other.split("\n").toSorted()).toEqual(here.split("\n").toSorted());
  });

  it.each([
    [1, 1],
    [2, 256],
  ])(
    "with %d threads, has read %d papers when the consumer stops at the first, so that memory is bounded",
    async (jobs, count) => {
      let read = 0;
      async function* counted(): AsyncGenerator<PaperRecord> {
        for await (const paper of manyPapers(1000)) {
          read++;
          yield paper;
        }
      }
      for await (const _ of extractAll(counted(), jobs, "claims")) break;
      expect(read).toBe(count);
    },
  );

  it("passes on a read error", async () => {
    async function* broken(): AsyncGenerator<PaperRecord> {
      yield* manyPapers(70);
      throw new Error("disk failure");
    }
    const run = async () => {
      for await (const _ of extractAll(broken(), 2, "claims"));
    };
    await expect(run()).rejects.toThrow("disk failure");
  });
});

describe("extractAll for shards", () => {
  it.each([1, 2])("yields a line for each paper, also without claims, with %d jobs", async (jobs) => {
    const lines: string[] = [];
    for await (const line of extractAll(manyPapers(3), jobs, "shard")) lines.push(line);
    const papers = lines
      .map(parseShardLine)
      .map((line) => ("fault" in line ? line : [line.paper.locator, line.claims.length]));
    expect(papers).toEqual([
      ["line 0", 0],
      ["line 1", 1],
      ["line 2", 1],
    ]);
  });
});

describe("extractAll with a failing paper", () => {
  /** The second of three papers has no abstract, which makes the extractor fail. */
  async function* withBroken(): AsyncGenerator<PaperRecord> {
    let at = 0;
    for await (const paper of manyPapers(6)) {
      if (paper.abstract.startsWith("Nothing")) continue;
      yield at++ === 1 ? { ...paper, abstract: null as unknown as string } : paper;
    }
  }

  it.each([1, 2])("reports it as a note with its location, with %d jobs, and extracts the others", async (jobs) => {
    const seen: unknown[] = [];
    for await (const { claims, notes } of extractAll(withBroken(), jobs, "claims")) seen.push([claims.length, notes]);
    expect(seen).toEqual([
      [1, []],
      [0, [expect.stringMatching(/^in, line 2: the extractor failed, please report it: /)]],
      [1, []],
      [1, []],
    ]);
  });
});
