import { type TestBoard, testBoard, testExtractor, testPaper } from "../db/fixtures/board";
import type { PaperRecord } from "../lib/paper";

export const PAPERS = 25_000;
export const CLAIMS_EACH = 4;
const SIZES = [0.5, 1, 3, 7, 8, 13, 14, 32, 70, 235];
const FAMILIES = ["Owl", "Lynx", "Hen", "Wolf", "Carp"];
const FILLER = "We study how systems of this kind learn from few examples, and where they fail. ";

/** Paper `i` of a made-up field: four results, about 1,000 characters, 300 benchmarks of very different frequency. */
function madeUpPaper(i: number): PaperRecord {
  const lines = Array.from({ length: CLAIMS_EACH }, (_, j) => {
    const n = i * CLAIMS_EACH + j;
    const benchmark = `Bench ${Math.floor(300 * ((n * 0.618) % 1) ** 3)}`;
    const before = (n * 7) % 60;
    return `${FAMILIES[n % 5]}-${SIZES[n % 9]}B goes from ${before} to ${before + (n % 23)} on ${benchmark}.`;
  });
  return testPaper({
    title: `Made-up study ${i} of topic ${i % 977}`,
    // Each begins in its own way: what begins alike may be the same paper.
    abstract: `Field ${i} has open questions. ${FILLER.repeat(8)}${lines.join(" ")}`,
    published: new Date(Date.UTC(2020, 0, 1 + (i % 2100))).toISOString().slice(0, 10),
    arxiv_id: `${2001 + (i % 12)}.${String(i).padStart(5, "0")}`,
    locator: `line ${i}`,
  });
}

export const madeUpPapers = (): PaperRecord[] => Array.from({ length: PAPERS }, (_, i) => madeUpPaper(i));

/** A board of 100,000 claims. */
export async function madeUpBoard(): Promise<TestBoard> {
  const board = testBoard();
  await board.add(madeUpPapers(), testExtractor());
  return board;
}
