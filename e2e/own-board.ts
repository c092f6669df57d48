import { test as base, openBoard } from "./board";
import { SAMPLES } from "./program";

/** Tests that change the board: over the samples, too, but with a board that no other file sees. */
export const test = base.extend<Record<never, never>, { board: Awaited<ReturnType<typeof openBoard>> }>({
  board: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const board = await openBoard(SAMPLES);
      await use(board);
      await board.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "./board";
