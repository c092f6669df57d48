import { expect, it } from "vitest";
import { createTestBoard, createTestExtractor, createTestPaper } from "../fixtures/test-board";
import { countOutdatedPapers } from "./count-outdated-papers";

it("counts the papers of other versions of the extractor", async () => {
  const board = createTestBoard();
  try {
    expect(countOutdatedPapers(board.db, "2.0.0")).toEqual({ papers: 0, outdated: 0 });
    await board.add([createTestPaper(), createTestPaper()]);
    await board.add([createTestPaper()], createTestExtractor("2.0.0"));
    expect(countOutdatedPapers(board.db, "2.0.0")).toEqual({ papers: 3, outdated: 2 });
  } finally {
    board.remove();
  }
});
