import { expect, it } from "vitest";
import type { PaperRecord } from "../lib/paper";
import { isSome, mergeRecords } from "./divide-paper";
import { prepareLoadPaper } from "./find-same-paper";
import { boardContent, type TestBoard, testBoard, testExtractor, testPaper } from "./fixtures/board";
import { importPapers } from "./import";
import { importLog } from "./import-log";
import { occurrenceStore } from "./occurrence-store";
import { reextractPapers } from "./reextract";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "./review";
import { getRecords, splitPaper } from "./split-paper";
import { undoImport } from "./undo-import";

/**
 * Random sequences of all that changes a board; behind each step everything below has to hold. A seed is always the same
 * sequence; `FROM=1 TO=2000 npx vitest run db/board-fuzz.test.ts` tries more of them.
 */

/** Among these are some that found faults. */
const { FROM = "103", TO = "122" } = process.env;
const STEPS = 14;

/** A board on which steps are done. */
interface Played extends TestBoard {
  version: number;
  /** How many notes and corrections were made: each says another number, the later one a greater one. */
  said: number;
  /** Where the claims stood of which people said something, by their ids. */
  readonly homes: Map<string, { readonly paper: string; readonly sentence: string; readonly times: number }>;
}

/** What is done, and to which of what there is, as a share of the list: so it means something without the steps before. */
interface Step {
  readonly does: Operation;
  readonly file: string;
  readonly records: readonly PaperRecord[];
  readonly which: number;
  readonly how: number;
}

type Operation = keyof typeof STORE | keyof typeof PEOPLE;
type Do = (board: Played, step: Step) => unknown;

const at = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)];
const column = <T = string>({ db }: TestBoard, query: string): T[] => db.$client.prepare<[], T>(query).pluck().all();
const extractorOf = ({ version }: Played) => testExtractor(`${version}.0.0`);
const importFile = (board: Played, { records }: Step, resume: boolean) =>
  importPapers(
    board.db,
    records.map((paper) => ({ paper })),
    { extractor: extractorOf(board), isWhole: () => true, resume },
  );

const STORE = {
  import: async (board: Played, step: Step) => {
    await importFile(board, step, true);
    const content = boardContent(board);
    const { papers } = await importFile(board, step, false);
    expect(papers, "the same file a second time changes nothing").toMatchObject({ new: 0, merged: 0 });
    expect(boardContent(board), "the same file a second time changes nothing").toEqual(content);
  },
  undo: (board: Played, { file }: Step) => undoImport(board.db, file, extractorOf(board)),
  split: (board: Played, { which, how }: Step) => {
    const papers = column(board, "SELECT id FROM papers ORDER BY id").map((id) => getRecords(board.db, id));
    const merged = papers.filter(({ records }) => records.length > 1);
    const paper = at(merged, which);
    const taken = Math.floor(how * (paper?.records.length ?? 0));
    if (paper) splitPaper(board.db, paper, [taken], { extractor: extractorOf(board) });
  },
  reextract: async (board: Played) => {
    board.version++;
    await reextractPapers(board.db, { extractor: extractorOf(board) });
  },
} satisfies Record<string, Do>;

const by = { by: null };
const claimOf = (board: TestBoard, { which }: Step) =>
  at(column(board, "SELECT id FROM claims ORDER BY id"), which) ?? "";
const VERDICTS = ["accepted", "rejected", null] as const;

const PEOPLE = {
  review: (board: Played, step: Step) =>
    reviewClaim(board.db, claimOf(board, step), at(VERDICTS, step.how) ?? null, by),
  note: (board: Played, step: Step) => noteClaim(board.db, claimOf(board, step), `${++board.said}`, by),
  correct: (board: Played, step: Step) =>
    correctClaim(board.db, claimOf(board, step), { after: 100 + ++board.said }, by),
  rename: (board: Played, step: Step) => {
    const size_b = ++board.said;
    correctClaim(board.db, claimOf(board, step), { model: `Lynx-${size_b}` }, by, { model: { size_b } });
  },
  revert: (board: Played, step: Step) =>
    revertCorrection(board.db, claimOf(board, step), step.how < 0.5 ? "after" : "model", by),
} satisfies Record<string, Do>;

const isOfStore = (does: Operation): does is keyof typeof STORE => does in STORE;
const doStep = (board: Played, step: Step): unknown =>
  isOfStore(step.does) ? STORE[step.does](board, step) : PEOPLE[step.does](board, step);

/** How often each is done. */
const OFTEN: Readonly<Record<Operation, number>> = {
  ...{ import: 8, undo: 1, split: 2, reextract: 1 },
  ...{ review: 2, note: 1, correct: 1, rename: 1, revert: 1 },
};
const DRAWN = Object.entries(OFTEN).flatMap(([does, times]) => Array<Operation>(times).fill(does as Operation));

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
  return testPaper({ ...Object.fromEntries(parts), abstract });
}

/** A file is imported again with some records gone, some changed and some new, each on the line that is its turn. */
function drawSteps(seed: number): Step[] {
  const random = seeded(seed);
  const files = new Map<string, readonly PaperRecord[]>();
  return Array.from({ length: STEPS }, () => {
    const does = at(DRAWN, random()) ?? "import";
    const file = at(["a", "b", "c"], random()) ?? "";
    const step = { does, file, records: [], which: random(), how: random() };
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

/** The numbers of a seed, from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const one = Math.imul(state ^ (state >>> 15), 1 | state);
    const two = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return ((two ^ (two >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What must not be found. */
const FAULTS: Readonly<Record<string, string>> = {
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
  "the status is what people said": `SELECT c.id FROM claims c LEFT JOIN reviews r ON r.claim_id = c.id
    WHERE c.status <> CASE WHEN r.status = 'rejected' THEN 'rejected'
      WHEN c.id IN (SELECT claim_id FROM corrections) THEN 'corrected' ELSE coalesce(r.status, 'extracted') END`,
};

function expectMerged(board: Played): void {
  const { list } = occurrenceStore(board.db, importLog(board.db));
  for (const paper of column<number>(board, "SELECT pk FROM papers").flatMap(prepareLoadPaper(board.db))) {
    const records = list(paper) ?? [];
    if (isSome(records))
      expect(paper, "a paper is what its records make together").toMatchObject(mergeRecords(records));
  }
}

/** One thing that somebody said of a claim; without a paper where the claim is not on the board. */
interface Said {
  readonly what: string;
  readonly value: string;
  readonly claim: string;
  readonly sentence: string | null;
  readonly paper: string | null;
  readonly abstract: string | null;
}

/** Notes of claims that became one stand one below the other. */
const SAID = `WITH said (claim, what, value) AS (
    SELECT claim_id, 'note', line.value FROM reviews, json_each('[' || replace(note, char(10), ',') || ']') line
    UNION ALL SELECT claim_id, 'verdict', status FROM reviews WHERE status IS NOT NULL
    UNION ALL SELECT claim_id, slot, value FROM corrections WHERE follows IS NULL)
  SELECT said.*, c.sentence, p.id AS paper, p.abstract
  FROM said LEFT JOIN claims c ON c.id = said.claim LEFT JOIN papers p ON p.pk = c.paper_pk`;
const listSaid = ({ db, homes }: Played): Said[] =>
  db.$client
    .prepare<[], Said>(SAID)
    .all()
    .map((said) => ({ ...said, sentence: said.sentence ?? homes.get(said.claim)?.sentence ?? null }));

const timesIn = (text: string, words: string) => text.split(words).length - 1;

/** True where one says what the other said, or what stands above it: a rejection, or a later correction. */
function includesSaid(now: Said, was: Said): boolean {
  if (now.what !== was.what || (now.claim !== was.claim && now.sentence !== was.sentence)) return false;
  if (now.what === "verdict") return now.value === was.value || now.value === "rejected";
  return now.what === "note" ? now.value === was.value : numberIn(now.value) >= numberIn(was.value);
}
const numberIn = (value: string): number => Number(/\d+/.exec(value)?.[0]);

/** What people said stays said, and on the board as long as the paper is there. */
function expectKept(board: Played, before: readonly Said[]): void {
  const after = listSaid(board);
  const papers = new Set(column(board, "SELECT id FROM papers"));
  for (const was of before) {
    const kept = after.filter((now) => includesSaid(now, was));
    const isGone = was.paper === null || !papers.has(was.paper);
    expect(isGone ? kept : kept.filter(({ paper }) => paper !== null), `kept: ${was.what} ${was.value}`).not.toEqual(
      [],
    );
  }
}

/** What was said of a claim that went with its paper is on the board when the paper is, with that sentence. */
function expectBack(board: Played): void {
  const abstracts = board.db.$client.prepare<[string], string>("SELECT abstract FROM papers WHERE id = ?").pluck();
  for (const { claim, what, value, sentence, paper, abstract } of listSaid(board)) {
    const home = board.homes.get(claim);
    const isBack = home && timesIn(abstracts.get(home.paper) ?? "", home.sentence) >= Math.max(1, home.times);
    expect(paper === null && isBack, `comes back with its paper: ${what} ${value}`).not.toBe(true);
    if (sentence !== null && paper !== null && abstract !== null)
      board.homes.set(claim, { paper, sentence, times: timesIn(abstract, sentence) });
  }
}

/** What does not hold behind one of the steps; null where all is well. */
async function faultOf(steps: readonly Step[]): Promise<string | null> {
  const board: Played = { ...testBoard(), version: 1, said: 0, homes: new Map() };
  try {
    for (const step of steps) {
      const before = listSaid(board);
      await doStep(board, step);
      for (const [name, query] of Object.entries(FAULTS))
        expect(board.db.$client.prepare(query).all(), name).toEqual([]);
      expectMerged(board);
      if (isOfStore(step.does)) expectKept(board, before);
      expectBack(board);
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

/** The sequence without the steps that it fails without. */
async function shorten(steps: readonly Step[]): Promise<readonly Step[]> {
  let short = steps;
  for (const step of steps.toReversed()) {
    const fewer = short.filter((one) => one !== step);
    if ((await faultOf(fewer)) !== null) short = fewer;
  }
  return short;
}

function tellStep({ does, file, records, which, how }: Step): string {
  if (does === "undo") return `undo ${file}`;
  if (does !== "import") return `${does} ${which.toFixed(2)} ${how.toFixed(2)}`;
  const lines = records.map(({ locator, title, authors, arxiv_id, doi, published, abstract }) =>
    ["  ", locator, title, authors.join(" and "), arxiv_id, doi, published, abstract].join(" | "),
  );
  return [`import ${file}`, ...lines].join("\n");
}

it("holds together whatever is done to it, in whichever order", async () => {
  for (let seed = Number(FROM); seed <= Number(TO); seed++) {
    const steps = drawSteps(seed);
    if ((await faultOf(steps)) === null) continue;
    const short = await shorten(steps);
    expect.fail(`seed ${seed}: ${await faultOf(short)}\n${short.map(tellStep).join("\n")}`);
  }
}, 1_000_000);
