import { test as base, openSampleBoard } from "./board";

/** Tests that change the board: over the samples, too, but with a board that no test of `./board` sees. */
export const test = base.extend<Record<never, never>, { board: Awaited<ReturnType<typeof openSampleBoard>> }>({
  board: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const board = await openSampleBoard();
      await use(board);
      await board.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "./board";
