import { setImmediate } from "node:timers/promises";
import type { Db } from "@/db/open";
import { listSilentPapers, type SilentPaper } from "@/db/queries/list-silent-papers";
import { cacheByDataVersion } from "@/db/queries/versioned-cache";
import { findPossibleResults } from "@/extractors/find-possible-results";
import type { Span } from "@/lib/claim/span";
import { shortHash } from "@/lib/format/short-hash";

/** A paper without claims, with the first sentence that looks as if it reports a result. */
export interface MissedResult {
  readonly id: string;
  readonly title: string;
  readonly published: string | null;
  readonly sentence: string;
}

/** Abstracts that are judged before other requests are served. */
const ABSTRACTS_PER_TURN = 100;

/** First possible result of each abstract by its hash, because an abstract keeps its answer when the board changes. */
const knownAnswers = new Map<string, Span | null>();
const MAX_KNOWN_ANSWERS = 100_000;

function findFirstResult(abstract: string): Span | null {
  const key = shortHash(abstract, 20);
  const known = knownAnswers.get(key);
  if (known !== undefined) return known;
  const found = findPossibleResults(abstract)[0] ?? null;
  if (knownAnswers.size >= MAX_KNOWN_ANSWERS) knownAnswers.clear();
  knownAnswers.set(key, found);
  return found;
}

async function judge(papers: readonly SilentPaper[]): Promise<MissedResult[]> {
  const missed: MissedResult[] = [];
  for (const [i, { id, title, published, abstract }] of papers.entries()) {
    if (i % ABSTRACTS_PER_TURN === ABSTRACTS_PER_TURN - 1) await setImmediate();
    const span = findFirstResult(abstract);
    if (span) missed.push({ id, title, published, sentence: abstract.slice(...span) });
  }
  return missed;
}

/** Papers without claims, and those of them that look as if they report results. */
export interface MissedResults {
  readonly silentPapers: number;
  /** Newest first. */
  readonly missed: readonly MissedResult[];
}

/** Finds papers without claims that look as if they report results; cached until the board changes. */
export const findMissedResults: (db: Db) => Promise<MissedResults> = cacheByDataVersion(async (db) => {
  const { total, withPercentages } = listSilentPapers(db);
  return { silentPapers: total, missed: await judge(withPercentages) };
});
