import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import type { PaperRecord } from "@/lib/paper/paper";

export const PAPER_COUNT = 25_000;
export const CLAIMS_PER_PAPER = 4;
const SIZES = [0.5, 1, 3, 7, 8, 13, 14, 32, 70, 235];
const FAMILIES = ["Owl", "Lynx", "Hen", "Wolf", "Carp"];
const FILLER = "We study how systems of this kind learn from few examples, and where they fail. ";

/**
 * Creates synthetic paper `i` with four results, about 1,000 characters, and 300 benchmarks of very different
 * frequency.
 */
function createSyntheticPaper(i: number): PaperRecord {
  const lines = Array.from({ length: CLAIMS_PER_PAPER }, (_, j) => {
    const n = i * CLAIMS_PER_PAPER + j;
    const benchmark = `Bench ${Math.floor(300 * ((n * 0.618) % 1) ** 3)}`;
    const before = (n * 7) % 60;
    return `${FAMILIES[n % 5]}-${SIZES[n % 9]}B goes from ${before} to ${before + (n % 23)} on ${benchmark}.`;
  });
  return createTestPaper({
    title: `Made-up study ${i} of topic ${i % 977}`,
    // Each abstract has a unique beginning, so that papers are not merged.
    abstract: `Field ${i} has open questions. ${FILLER.repeat(8)}${lines.join(" ")}`,
    published: new Date(Date.UTC(2020, 0, 1 + (i % 2100))).toISOString().slice(0, 10),
    arxiv_id: `${2001 + (i % 12)}.${String(i).padStart(5, "0")}`,
    locator: `line ${i}`,
  });
}

export const createSyntheticPapers = (): PaperRecord[] =>
  Array.from({ length: PAPER_COUNT }, (_, i) => createSyntheticPaper(i));

/** Creates a board with 100,000 claims. */
export async function createSyntheticBoard(): Promise<TestBoard> {
  const board = createTestBoard();
  await board.add(createSyntheticPapers(), createTestExtractor());
  return board;
}
