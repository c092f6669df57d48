import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDb, type Db, openDb } from "@/db/open";
import { importPapers } from "@/db/store/import";
import type { PaperRecord } from "@/lib/paper/paper";
import { parsePapers } from "@/sources/read";
import { createHardNegatives, createNearDuplicate } from "./near-duplicates";
import { SeededRandom } from "./seeded-random";
import { UsageError } from "./usage-error";

interface LabelledRecord {
  readonly record: PaperRecord;
  /** Key of the paper that the record describes. */
  readonly paper: string;
  /** Changes of a near-duplicate, or the kind of a hard negative. */
  readonly kinds: readonly string[];
}

async function readCorpus(corpus: string): Promise<PaperRecord[]> {
  const papers: PaperRecord[] = [];
  for await (const result of parsePapers(createReadStream(corpus), { source: "corpus" })) {
    if ("paper" in result) papers.push(result.paper);
  }
  return papers;
}

/** Creates one or two near-duplicates of each of the first `count` papers, and hard negatives for every fourth one. */
function createTestSet(papers: readonly PaperRecord[], count: number, random: SeededRandom): LabelledRecord[] {
  const [originals, reserve] = [papers.slice(0, count), papers.slice(count).filter(isNamed)];
  return originals.flatMap((record, i) => {
    const paper = `paper ${i}`;
    const copies = Array.from({ length: i % 4 === 0 ? 2 : 1 }, () => createNearDuplicate(record, random));
    const hardNegatives = i % 4 === 1 && isNamed(record) ? createHardNegatives(record, () => reserve.pop()) : [];
    return [
      { record, paper, kinds: [] },
      ...copies.map((copy) => ({ record: copy.record, paper, kinds: copy.changes })),
      ...hardNegatives.map(([kind, hardNegative]) => ({
        record: hardNegative,
        paper: `${paper}, ${kind}`,
        kinds: [kind],
      })),
    ];
  });
}

const isNamed = ({ authors }: PaperRecord): boolean => authors.length > 0;

const NO_OP_EXTRACTOR = { version: "0", extract: () => ({ claims: [], sentences: [], notes: [] }) };

/** Imports the records in random order and returns the paper that each was assigned to, by index. */
async function assignClusters(db: Db, set: readonly LabelledRecord[], random: SeededRandom): Promise<number[]> {
  const results = set.map(({ record }, i) => ({ paper: { ...record, source: "set", locator: `${i}` } }));
  await importPapers(db, random.shuffle(results), { extractor: NO_OP_EXTRACTOR });
  const rows = db.$client
    .prepare<[], { locator: string; paper_pk: number }>("SELECT locator, paper_pk FROM occurrences")
    .all();
  const clusters: number[] = [];
  for (const { locator, paper_pk } of rows) clusters[Number(locator)] = paper_pk;
  return clusters;
}

/** Lists all pairs of indexes with the same key. */
function listPairs(keys: readonly (string | number)[]): [number, number][] {
  const groups = new Map<string | number, number[]>();
  for (const [i, key] of keys.entries()) groups.set(key, [...(groups.get(key) ?? []), i]);
  return [...groups.values()].flatMap((g) => g.flatMap((a, i) => g.slice(i + 1).map((b): [number, number] => [a, b])));
}

const tally = new Map<string, number>();
function countKinds(kinds: readonly string[]): void {
  for (const kind of kinds) tally.set(kind, (tally.get(kind) ?? 0) + 1);
}

function report(set: readonly LabelledRecord[], clusters: readonly number[]): void {
  const paperOf = (i: number): string => set[i]?.paper ?? "";
  const expected = listPairs(set.map(({ paper }) => paper));
  const found = listPairs(clusters);
  const right = found.filter(([a, b]) => paperOf(a) === paperOf(b));
  const missed = expected.filter(([a, b]) => clusters[a] !== clusters[b]);
  const wrong = found.filter(([a, b]) => paperOf(a) !== paperOf(b));
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`;
  console.log(
    `${set.length} records of ${new Set(set.map(({ paper }) => paper)).size} papers, ${expected.length} true pairs`,
  );
  console.log(`precision ${percent(right.length, found.length)} (${wrong.length} wrong of ${found.length})`);
  console.log(`recall    ${percent(expected.length - missed.length, expected.length)} (${missed.length} missed)`);
  for (const [name, pairs] of [
    ["missed", missed],
    ["wrong", wrong],
  ] as const) {
    tally.clear();
    for (const pair of pairs) countKinds(pair.flatMap((i) => set[i]?.kinds ?? []));
    for (const [kind, n] of [...tally].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(`${name} ${n}  ${kind}`);
    for (const pair of pairs.slice(0, Number(process.env.SHOW ?? 0)))
      console.log(`  ${pair.map((i) => `"${set[i]?.record.title}" [${set[i]?.kinds.join(", ")}]`).join("  |  ")}`);
  }
}

/**
 * Measures precision and recall of the merging of records: imports papers of a corpus with near-duplicates and hard
 * negatives, and counts pairs.
 */
export async function run([corpus, count = "4000", seed = "1"]: readonly string[]): Promise<void> {
  if (!corpus) throw new UsageError("Usage: npm run bench -- deduplication CORPUS [COUNT] [SEED]");
  const folder = mkdtempSync(join(tmpdir(), "claimboard-deduplication-"));
  const db = openDb(join(folder, "board.db"));
  const random = new SeededRandom(Number(seed));
  const set = createTestSet(await readCorpus(corpus), Number(count), random);
  report(set, await assignClusters(db, set, random));
  closeDb(db);
  rmSync(folder, { recursive: true });
}
