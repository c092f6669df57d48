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

it("prints each finding with its paper and sentence, and the counts", async () => {
  const lines = (await check(filled)).replace(/\u00a0/g, " ").split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^arithmetic: .*15/),
    expect.stringMatching(/^ {2}Owls 0 \(\w+\)$/),
    `  ${OWL}, a points gain of 15.`,
    expect.stringMatching(/^disagreement: .*40.*45/),
    expect.stringMatching(/^ {2}Owls \d \(\w+\)$/),
    expect.stringMatching(/^ {2}Owl-7B goes from /),
    "2 findings in 2 claims",
    "  range: 0 of 2 claims that could be checked",
    "  arithmetic: 1 of 1 claim that could be checked",
    "  direction: 0 of 2 claims that could be checked",
    "  unit: 0 of 2 claims that could be checked",
    "  gain-kind: 0 of 1 claim that could be checked",
    "  two-values: no repeated result could be checked",
    "  disagreement: 1 of 1 result in several papers that could be checked",
    "  items: no claim could be checked",
    "",
  ]);
});

it("prints only the counts without a finding", async () =>
  expect(await check(faultless)).toMatch(/^0 findings in 1\sclaim\n {2}range: 0 of/));

it("prints each finding as a JSON object, without the counts", async () => {
  const lines = (await check(filled, "--json")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { code: "arithmetic", paper_title: "Owls 0", message: expect.any(String), claim: expect.any(String) },
    { code: "disagreement", confirmed: false, claims: [expect.any(String), expect.any(String)] },
  ]);
});
