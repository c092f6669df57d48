import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_USER_LEXICON } from "@/lib/names/user-lexicon";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  readBoardContent,
  type TestBoard,
} from "../fixtures/test-board";
import { extractBefore } from "./extract-before";
import type { Extractor } from "./extractor";
import { reextractPapers } from "./reextract";
import { undoImport, undoImportWhenFree } from "./undo-import";

const OWL = "Owl-7B goes from 40 to 52 on MathVista.";
const first = createTestPaper({ title: "First", abstract: OWL, source: "a.md", arxiv_id: "2501.00001" });
const longer = {
  ...first,
  abstract: `${OWL} Owl-7B goes from 3 to 4 on We-Math.`,
  source: "b.md",
  published: "2025-09-01",
};
const byDoi = createTestPaper({ title: "New name", abstract: `More. ${OWL}`, doi: "10.1/y", source: "a.md" });
const joining = { ...first, doi: "10.1/y", source: "b.md" };

const NONE = EMPTY_USER_LEXICON;

let board: TestBoard;
let read: { text: string; locked: boolean }[];
beforeEach(() => {
  board = createTestBoard();
  read = [];
});
afterEach(() => board.remove());

/** The extractor of tests, which notes what it reads and whether that is in a transaction. */
const watched = (version = "1.0.0"): Extractor => {
  const { extract } = createTestExtractor(version);
  return {
    version,
    extract: (paper, lexicon) => {
      read.push({ text: paper.abstract, locked: board.db.$client.inTransaction });
      return extract(paper, lexicon);
    },
  };
};

describe("extraction outside of transactions", () => {
  it.each([
    ["an import", () => board.add([first, byDoi], watched()), 2],
    [
      "an import that changes the text of a paper",
      async () => {
        await board.add([first]);
        await board.add([longer], watched());
      },
      1,
    ],
    [
      "reading anew",
      async () => {
        await board.add([first, byDoi]);
        await reextractPapers(board.db, { extractor: watched("2.0.0") });
      },
      2,
    ],
    [
      "undoing an import that gave a paper its text",
      async () => {
        await board.add([first, longer]);
        await undoImportWhenFree(board.db, "b.md", watched());
      },
      1,
    ],
  ])("for %s", async (_, work, count) => {
    await work();
    expect(read.map(({ locked }) => locked)).toEqual(Array(count).fill(false));
  });

  it("for undoing an import that connected two papers, with the same result", async () => {
    const other = createTestBoard();
    for (const one of [board, other]) await one.add([first, byDoi, joining]);
    undoImport(other.db, "b.md", createTestExtractor());
    expect(await undoImportWhenFree(board.db, "b.md", watched())).toMatchObject({ shared: 1 });
    expect(readBoardContent(board)).toEqual(readBoardContent(other));
    expect(read.filter(({ locked }) => locked)).toEqual([]);
    expect(read.length).toBeGreaterThan(0);
    other.remove();
  });

  it("for no text that this version has extracted", async () => {
    await board.add([first, byDoi]);
    await board.add([{ ...first, source: "c.md" }, byDoi], watched());
    expect(read).toEqual([]);
  });
});

describe("extractBefore", () => {
  const failing: Extractor["extract"] = ({ title }) => {
    if (title === "bad") throw new Error("no");
    return { claims: [], sentences: [], notes: [title] };
  };

  it("defers failures to the caller", async () => {
    const texts = ["bad", "good"].map((title) => ({ title, abstract: "" }));
    const extract = await extractBefore(texts, { version: "1", extract: failing }, NONE);
    expect(extract({ title: "good", abstract: "" }, NONE).notes).toEqual(["good"]);
    expect(extract({ title: "other", abstract: "" }, NONE).notes).toEqual(["other"]);
    expect(() => extract({ title: "bad", abstract: "" }, NONE)).toThrow("no");
  });

  it.each([
    [5, [0, 0, 0, 1, 1, 1, 2, 2]],
    [7.5, [0, 0, 1, 1, 2, 2, 3, 3]],
    [15, [0, 1, 2, 3, 4, 5, 6, 7]],
    [20, [0, 1, 2, 3, 4, 5, 6, 7]],
  ])("yields to the event loop after 15 ms, with %d ms per text", async (ms, expected) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let [turns, isDone] = [0, false];
    const countTurns = (): void => {
      turns++;
      if (!isDone) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    const seen: number[] = [];
    const slow: Extractor["extract"] = () => {
      seen.push(turns);
      vi.advanceTimersByTime(ms);
      return { claims: [], sentences: [], notes: [] };
    };
    const texts = expected.map((_, i) => ({ title: `${i}`, abstract: "" }));
    await extractBefore(texts, { version: "1", extract: slow }, NONE);
    isDone = true;
    vi.useRealTimers();
    expect(seen).toEqual(expected);
  });
});
