import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { inRequestScope } from "./fixtures/in-request-scope";
import { readComparison } from "./read-comparison";

let board: TestBoard;
const previous = process.env.CLAIMBOARD_DB;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({
      title: "One",
      abstract:
        "Owl-7B goes from 40 to 52 on MathVista. Hen-3B goes from 40 to 50 on MathVista. Hen-3B goes from 10 to 20 on AIME 2024.",
    }),
    createTestPaper({
      title: "Two",
      abstract:
        "Emu-7B goes from 41 to 55 on MathVista. Emu-7B goes from 1 to 3 on AIME 2025. Emu-7B goes from 10 to 25 on AIME 2024.",
    }),
    createTestPaper({ title: "Three", abstract: "Owl-7B goes from 20 to 30 on AIME 2024 and AIME 2025." }),
  ]);
  process.env.CLAIMBOARD_DB = board.file;
});
afterAll(() => {
  if (previous === undefined) delete process.env.CLAIMBOARD_DB;
  else process.env.CLAIMBOARD_DB = previous;
  board.remove();
});

const read = (text: string) => inRequestScope(() => readComparison(new URLSearchParams(text)));

describe("best values", () => {
  test.each([
    ["mathvista", true],
    ["aime-2024", true],
    ["aime-2025", false],
  ])("on %s agree with the list of benchmarks; marked: %s", async (id, isMarked) => {
    const listed = listBenchmarks(board.db).find((benchmark) => benchmark.id === id);
    const { comparison } = await read(`benchmark=${id}`);
    const marks = [...comparison.best].map(([claim, { exceededBy }]) => [claim, exceededBy]);
    expect(listed?.best_claim).toBeTruthy();
    expect(marks).toEqual(isMarked ? [[listed?.best_claim, null]] : []);
  });
  test("of fewer rows name the better one on the board", async () => {
    const { comparison } = await read("benchmark=mathvista&model=owl-7b&model=hen-3b");
    expect([...comparison.best.values()].map(({ exceededBy }) => exceededBy?.value)).toEqual([55]);
  });
});

describe("chosen items", () => {
  test.each<[string, string[], string[]]>([
    ["family=aime", ["Hen-3B", "Emu-7B", "Owl-7B"], ["AIME 2024", "AIME 2025", "AIME 2024 and AIME 2025"]],
    ["benchmark=aime-2025&model=owl-7b&model=EMU 7B", ["Owl-7B", "Emu-7B"], ["AIME 2025"]],
    ["benchmark=aime-2025&model=owl-7b&complete=1", [], ["AIME 2025"]],
    ["benchmark=eggs&model=kea-1b&paper=none&claim=none", ["kea-1b", "none", "none"], ["eggs"]],
    ["family=eggs", [], ["eggs"]],
  ])("%s", async (text, rows, columns) => {
    const { comparison } = await read(text);
    expect(comparison.rows.map(({ name }) => name).sort()).toEqual([...rows].sort());
    expect(comparison.columns.map(({ benchmarks }) => benchmarks.join(" and "))).toEqual(columns);
  });
  test("a row without a value has the result for both editions, which its file contains", async () => {
    const { comparison } = await read("benchmark=aime-2025&model=owl-7b");
    const [related] = comparison.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.related ?? []));
    expect(related?.relation).toBe("each of 2: AIME 2024 and AIME 2025");
    expect(comparison.results.map(({ claim }) => claim.id)).toEqual([related?.result.claim.id]);
  });
  test("nothing is compared without items", async () => {
    expect((await read("size=7&complete=1")).comparison.rows).toEqual([]);
  });
});
