import process from "node:process";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { buildProgram } from "../program";

const boards: TestBoard[] = [];
const OWL = "Owl-7B goes from 40 to 52 on MathVista";

async function createBoard(abstracts: readonly string[]): Promise<TestBoard> {
  const board = createTestBoard();
  boards.push(board);
  await board.add(abstracts.map((abstract, i) => createTestPaper({ title: `Owls ${i}`, abstract })));
  return board;
}

let filled: TestBoard;
let faultless: TestBoard;
beforeAll(async () => {
  filled = await createBoard([`${OWL}, a points gain of 15.`, `${OWL.replace("40", "45")}.`]);
  faultless = await createBoard([`${OWL}.`]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  for (const board of boards) board.remove();
});

/** Runs the command. @returns what it writes to standard output */
async function check(board: TestBoard, ...options: string[]): Promise<string> {
  let written = "";
  vi.spyOn(process.stdout, "write").mockImplementation((data, ...rest) => {
    written += String(data);
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  });
  const program = await buildProgram("check");
  await program.parseAsync(["check", "--db", board.file, ...options], { from: "user" });
  return written;
}

it("prints each issue with its paper and sentence, and the counts", async () => {
  const lines = (await check(filled)).replace(/\u00a0/g, " ").split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^arithmetic: .*15/),
    expect.stringMatching(/^ {2}Owls 0 \(\w+\)$/),
    `  ${OWL}, a points gain of 15.`,
    expect.stringMatching(/^baseline: .*40.*45/),
    expect.stringMatching(/^ {2}Owls \d \(\w+\)$/),
    expect.stringMatching(/^ {2}Owl-7B goes from /),
    "2 issues in 2 claims",
    "",
  ]);
});

it("prints only the counts without an issue", async () => expect(await check(faultless)).toBe("0 issues in 1 claim\n"));

it("prints each issue as a JSON object, without the counts", async () => {
  const lines = (await check(filled, "--json")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { kind: "arithmetic", paper_title: "Owls 0", message: expect.any(String), claim: expect.any(String) },
    { kind: "baseline" },
  ]);
});
