import { test as base, openSampleBoard } from "./board";

/** Tests that change data: also with the samples, but on a server separate from that of `./board`. */
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
