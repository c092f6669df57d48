import { expect, it } from "vitest";
import type { PaperRecord } from "@/lib/paper/paper";
import { listTableRows } from "../fixtures/list-table-rows";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  readBoardContent,
  type TestBoard,
} from "../fixtures/test-board";
import { getFacetTable, readFacetTable } from "../queries/facet-table";
import { prepareLoadPaper } from "../queries/find-same-paper";
import { importPapers } from "./import";
import { createImportLog } from "./import-log";
import { createOccurrenceStore } from "./occurrence-store";
import { reextractPapers } from "./reextract";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "./review";
import { getPaperRecords, splitPaper } from "./split-paper";
import { isNonEmpty, mergeRecords } from "./split-records";
import { undoImport } from "./undo-import";

/**
 * Random sequences of all operations that change a database; after each step the invariants below must hold. A seed
 * determines its sequence; `FROM=1 TO=2000 npx vitest run db/store/store-fuzz.test.ts` tries more of them.
 */

/** Includes seeds that found bugs. */
const { FROM = "103", TO = "122" } = process.env;
const STEPS = 14;

/** A database on which the steps run. */
interface BoardUnderTest extends TestBoard {
  version: number;
  /** Counter that numbers notes and corrections. */
  statementCount: number;
  /** Locations of reviewed claims by id. */
  readonly reviewedClaims: Map<string, { readonly paper: string; readonly sentence: string; readonly times: number }>;
}

/** An operation and its target as a fraction of the list, so that steps can be removed when minimizing. */
interface Step {
  readonly operation: Operation;
  readonly file: string;
  readonly records: readonly PaperRecord[];
  readonly target: number;
  readonly variant: number;
}

type Operation = keyof typeof STORE_OPERATIONS | keyof typeof REVIEW_OPERATIONS;
type PerformStep = (board: BoardUnderTest, step: Step) => unknown;

const at = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)];
const column = <T = string>({ db }: TestBoard, query: string): T[] => db.$client.prepare<[], T>(query).pluck().all();
const extractorOf = ({ version }: BoardUnderTest) => createTestExtractor(`${version}.0.0`);
const importFile = (board: BoardUnderTest, { records }: Step, resume: boolean) =>
  importPapers(
    board.db,
    records.map((paper) => ({ paper })),
    { extractor: extractorOf(board), isComplete: () => true, resume },
  );

const STORE_OPERATIONS = {
  import: async (board: BoardUnderTest, step: Step) => {
    await importFile(board, step, true);
    const content = readBoardContent(board);
    const { papers } = await importFile(board, step, false);
    expect(papers, "the same file a second time changes nothing").toMatchObject({ new: 0, merged: 0 });
    expect(readBoardContent(board), "the same file a second time changes nothing").toEqual(content);
  },
  undo: (board: BoardUnderTest, { file }: Step) => undoImport(board.db, file, extractorOf(board)),
  split: (board: BoardUnderTest, { target, variant }: Step) => {
    const papers = column(board, "SELECT id FROM papers ORDER BY id").map((id) => getPaperRecords(board.db, id));
    const merged = papers.filter(({ records }) => records.length > 1);
    const paper = at(merged, target);
    const taken = Math.floor(variant * (paper?.records.length ?? 0));
    if (paper) splitPaper(board.db, paper, [taken], { extractor: extractorOf(board) });
  },
  reextract: async (board: BoardUnderTest) => {
    board.version++;
    await reextractPapers(board.db, { extractor: extractorOf(board) });
  },
} satisfies Record<string, PerformStep>;

const by = { by: null };
const claimOf = (board: TestBoard, { target }: Step) =>
  at(column(board, "SELECT id FROM claims ORDER BY id"), target) ?? "";
const VERDICTS = ["accepted", "rejected", null] as const;

const REVIEW_OPERATIONS = {
  review: (board: BoardUnderTest, step: Step) =>
    reviewClaim(board.db, claimOf(board, step), at(VERDICTS, step.variant) ?? null, by),
  note: (board: BoardUnderTest, step: Step) =>
    noteClaim(board.db, claimOf(board, step), `${++board.statementCount}`, by),
  correct: (board: BoardUnderTest, step: Step) =>
    correctClaim(board.db, claimOf(board, step), { after: 100 + ++board.statementCount }, by),
  rename: (board: BoardUnderTest, step: Step) => {
    const size_b = ++board.statementCount;
    correctClaim(board.db, claimOf(board, step), { model: `Lynx-${size_b}` }, by, { model: { size_b } });
  },
  revert: (board: BoardUnderTest, step: Step) =>
    revertCorrection(board.db, claimOf(board, step), step.variant < 0.5 ? "after" : "model", by),
} satisfies Record<string, PerformStep>;

const isStoreOperation = (does: Operation): does is keyof typeof STORE_OPERATIONS => does in STORE_OPERATIONS;
const performStep = (board: BoardUnderTest, step: Step): unknown =>
  isStoreOperation(step.operation)
    ? STORE_OPERATIONS[step.operation](board, step)
    : REVIEW_OPERATIONS[step.operation](board, step);

/** Frequency of each operation. */
const FREQUENCIES: Readonly<Record<Operation, number>> = {
  ...{ import: 8, undo: 1, split: 2, reextract: 1 },
  ...{ review: 2, note: 1, correct: 1, rename: 1, revert: 1 },
};
const WEIGHTED_OPERATIONS = Object.entries(FREQUENCIES).flatMap(([does, times]) =>
  Array<Operation>(times).fill(does as Operation),
);

const FIELDS = {
  title: ["Owls", "Owls: a study", "Lynxes", "Hens and eggs"],
  authors: [["Ada Bell"], ["Ada Bell", "Cem Dag"], [], ["Eve Fox"]],
  arxiv_id: [null, null, "2501.00001", "2501.00002"],
  doi: [null, null, "10.1/x", "10.1/y"],
  published: ["2025-01-01", "2025-02-01", null],
};
const SENTENCES = [
  "Owl-7B goes from 40 to 52 on MathVista.",
  "Lynx-3B goes from 1 to 2 on We-Math.",
  "Hen-1B goes from 3 to 5 on Eggs.",
  "We look at all of the birds and ask them how far they get at night.",
];

function drawRecord(random: () => number): PaperRecord {
  const parts = Object.entries(FIELDS).map(([key, values]) => [key, at<unknown>(values, random())]);
  const abstract = Array.from({ length: 1 + 3 * random() }, () => at(SENTENCES, random())).join(" ");
  return createTestPaper({ ...Object.fromEntries(parts), abstract });
}

/** Imports a file again with some records removed, changed and added, on consecutive lines. */
function drawSteps(seed: number): Step[] {
  const random = seededRandom(seed);
  const files = new Map<string, readonly PaperRecord[]>();
  return Array.from({ length: STEPS }, () => {
    const does = at(WEIGHTED_OPERATIONS, random()) ?? "import";
    const file = at(["a", "b", "c"], random()) ?? "";
    const step = { operation: does, file, records: [], target: random(), variant: random() };
    if (does !== "import") return step;
    const stay = (files.get(file) ?? []).filter(() => random() < 0.85);
    const come = Array.from({ length: (stay.length > 0 ? 0 : 1) + 2 * random() }, () => drawRecord(random));
    const records = [...stay, ...come].map((record, i) => ({
      ...(random() < 0.1 ? drawRecord(random) : record),
      source: file,
      locator: `line ${i + 1}`,
    }));
    files.set(file, records);
    return { ...step, records };
  });
}

/** Random numbers from 0 to 1 for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const one = Math.imul(state ^ (state >>> 15), 1 | state);
    const two = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return ((two ^ (two >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Queries that must return nothing. */
const DEFECTS: Readonly<Record<string, string>> = {
  "each paper can be searched for": "SELECT count(*) AS n FROM papers EXCEPT SELECT count(*) FROM papers_fts",
  "each claim can be searched for": "SELECT count(*) AS n FROM claims EXCEPT SELECT count(*) FROM claims_fts",
  "no reference leads to nothing": "SELECT * FROM pragma_foreign_key_check",
  "a former id leads to one paper": "SELECT id FROM paper_aliases WHERE id IN (SELECT id FROM papers)",
  "a paper was found somewhere": "SELECT id FROM papers WHERE pk NOT IN (SELECT paper_pk FROM occurrences)",
  "one record made a paper, and the others are merges":
    "SELECT paper_pk FROM occurrences GROUP BY paper_pk HAVING sum(joined_by IS NULL) <> 1",
  "marks hold words of the claim's sentence": `SELECT c.id, s.key
    FROM claims c JOIN papers p ON p.pk = c.paper_pk, json_each(c.spans) s
    WHERE instr(sentence, substr(abstract, (s.value ->> 0) + 1, (s.value ->> 1) - (s.value ->> 0))) = 0`,
  "the status matches the reviews": `SELECT c.id FROM claims c LEFT JOIN reviews r ON r.claim_id = c.id
    WHERE c.status <> CASE WHEN r.status = 'rejected' THEN 'rejected'
      WHEN c.id IN (SELECT claim_id FROM corrections) THEN 'corrected' ELSE coalesce(r.status, 'extracted') END`,
};

function expectPapersMatchRecords(board: BoardUnderTest): void {
  const { list } = createOccurrenceStore(board.db, createImportLog(board.db));
  for (const paper of column<number>(board, "SELECT pk FROM papers").flatMap(prepareLoadPaper(board.db))) {
    const records = list(paper) ?? [];
    if (isNonEmpty(records))
      expect(paper, "a paper is what its records make together").toMatchObject(mergeRecords(records));
  }
}

/** A review of a claim; without a paper if the claim is not stored. */
interface ReviewStatement {
  readonly what: string;
  readonly value: string;
  readonly claim: string;
  readonly sentence: string | null;
  readonly paper: string | null;
  readonly abstract: string | null;
}

/** Notes of merged claims are joined with line breaks. */
const SELECT_STATEMENTS = `WITH statements (claim, what, value) AS (
    SELECT claim_id, 'note', line.value FROM reviews, json_each('[' || replace(note, char(10), ',') || ']') line
    UNION ALL SELECT claim_id, 'verdict', status FROM reviews WHERE status IS NOT NULL
    UNION ALL SELECT claim_id, slot, value FROM corrections WHERE follows IS NULL)
  SELECT statements.*, c.sentence, p.id AS paper, p.abstract
  FROM statements LEFT JOIN claims c ON c.id = statements.claim LEFT JOIN papers p ON p.pk = c.paper_pk`;
const listStatements = ({ db, reviewedClaims }: BoardUnderTest): ReviewStatement[] =>
  db.$client
    .prepare<[], ReviewStatement>(SELECT_STATEMENTS)
    .all()
    .map((row) => ({ ...row, sentence: row.sentence ?? reviewedClaims.get(row.claim)?.sentence ?? null }));

const countOccurrences = (text: string, words: string) => text.split(words).length - 1;

/** True if a review equals the earlier one or overrides it (rejection or later correction). */
function coversStatement(now: ReviewStatement, was: ReviewStatement): boolean {
  if (now.what !== was.what || (now.claim !== was.claim && now.sentence !== was.sentence)) return false;
  if (now.what === "verdict") return now.value === was.value || now.value === "rejected";
  return now.what === "note" ? now.value === was.value : numberIn(now.value) >= numberIn(was.value);
}
const numberIn = (value: string): number => Number(/\d+/.exec(value)?.[0]);

/** Checks that reviews are kept, and shown as long as the paper is stored. */
function expectStatementsKept(board: BoardUnderTest, before: readonly ReviewStatement[]): void {
  const after = listStatements(board);
  const papers = new Set(column(board, "SELECT id FROM papers"));
  for (const was of before) {
    const kept = after.filter((now) => coversStatement(now, was));
    const isGone = was.paper === null || !papers.has(was.paper);
    expect(isGone ? kept : kept.filter(({ paper }) => paper !== null), `kept: ${was.what} ${was.value}`).not.toEqual(
      [],
    );
  }
}

/** Checks that reviews of removed papers are applied again when the paper is stored with that sentence. */
function expectStatementsRestored(board: BoardUnderTest): void {
  const abstracts = board.db.$client.prepare<[string], string>("SELECT abstract FROM papers WHERE id = ?").pluck();
  for (const { claim, what, value, sentence, paper, abstract } of listStatements(board)) {
    const home = board.reviewedClaims.get(claim);
    const isBack = home && countOccurrences(abstracts.get(home.paper) ?? "", home.sentence) >= Math.max(1, home.times);
    expect(paper === null && isBack, `comes back with its paper: ${what} ${value}`).not.toBe(true);
    if (sentence !== null && paper !== null && abstract !== null)
      board.reviewedClaims.set(claim, { paper, sentence, times: countOccurrences(abstract, sentence) });
  }
}

/** Returns the first violated invariant; null if all hold. */
async function findFailure(steps: readonly Step[]): Promise<string | null> {
  const board: BoardUnderTest = { ...createTestBoard(), version: 1, statementCount: 0, reviewedClaims: new Map() };
  try {
    for (const step of steps) {
      const before = listStatements(board);
      await performStep(board, step);
      for (const [name, query] of Object.entries(DEFECTS))
        expect(board.db.$client.prepare(query).all(), name).toEqual([]);
      expectPapersMatchRecords(board);
      expect(listTableRows(getFacetTable(board.db)), "the facet table has every change").toEqual(
        listTableRows(readFacetTable(board.db)),
      );
      if (isStoreOperation(step.operation)) expectStatementsKept(board, before);
      expectStatementsRestored(board);
    }
    for (const source of column(board, "SELECT source FROM imports")) undoImport(board.db, source, extractorOf(board));
    const left = "SELECT id FROM papers UNION SELECT id FROM claims UNION SELECT id FROM paper_aliases";
    expect(column(board, left), "nothing is left when all imports are undone").toEqual([]);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    board.remove();
  }
}

/** Minimizes a failing sequence. */
async function minimizeSteps(steps: readonly Step[]): Promise<readonly Step[]> {
  let short = steps;
  for (const step of steps.toReversed()) {
    const fewer = short.filter((one) => one !== step);
    if ((await findFailure(fewer)) !== null) short = fewer;
  }
  return short;
}

function formatStep({ operation, file, records, target, variant }: Step): string {
  if (operation === "undo") return `undo ${file}`;
  if (operation !== "import") return `${operation} ${target.toFixed(2)} ${variant.toFixed(2)}`;
  const lines = records.map(({ locator, title, authors, arxiv_id, doi, published, abstract }) =>
    ["  ", locator, title, authors.join(" and "), arxiv_id, doi, published, abstract].join(" | "),
  );
  return [`import ${file}`, ...lines].join("\n");
}

it("keeps its invariants under random sequences of operations", async () => {
  for (let seed = Number(FROM); seed <= Number(TO); seed++) {
    const steps = drawSteps(seed);
    if ((await findFailure(steps)) === null) continue;
    const short = await minimizeSteps(steps);
    expect.fail(`seed ${seed}: ${await findFailure(short)}\n${short.map(formatStep).join("\n")}`);
  }
}, 1_000_000);
