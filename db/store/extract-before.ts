import { setImmediate as nextTurn } from "node:timers/promises";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Db } from "../open";
import { toSearchKeys } from "../queries/find-same-paper";
import type { Extractor } from "./extractor";

type Text = Parameters<Extractor["extract"]>[0];
type Extract = Extractor["extract"];

/** Maximum time that blocks the event loop. */
const TURN_MS = 15;

/**
 * Extracts claims before the transaction that stores them, so that the extractor does not hold the lock.
 * @param lexicon the decisions about names that are in force now
 * @returns an `extract` with cached results. Other texts, such as merged ones, texts on which the extractor failed, and all
 * texts if a decision about names was made in the meantime, are extracted when it is called, so that errors are thrown there.
 */
export async function extractBefore(
  texts: readonly Text[],
  { extract, prepare }: Extractor,
  lexicon: UserLexicon,
): Promise<Extract> {
  const get = prepare
    ? await prepare(
        texts.map(({ title, abstract }) => ({ title, abstract })),
        lexicon,
      )
    : await extractInTurns(texts, extract, lexicon);
  return (text, current) => (current.key === lexicon.key ? get : extract)(text, current);
}

async function extractInTurns(texts: readonly Text[], extract: Extract, lexicon: UserLexicon): Promise<Extract> {
  // By abstract and title: joined to one key, they would be copied.
  const ready = new Map<string, Map<string, ReturnType<Extract>>>();
  let turn = performance.now();
  for (const { title, abstract } of texts) {
    const byTitle = ready.get(abstract) ?? new Map<string, ReturnType<Extract>>();
    if (byTitle.has(title)) continue;
    try {
      byTitle.set(title, extract({ title, abstract }, lexicon));
      ready.set(abstract, byTitle);
    } catch {
      // Extracted again when it is stored.
    }
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  return (text) => ready.get(text.abstract)?.get(text.title) ?? extract(text, lexicon);
}

const HAS_TITLE = "SELECT 1 FROM papers WHERE title_key = ? LIMIT 1";
/** Without the statistics that a new board lacks, SQLite would choose the index of extractors, which lists all papers. */
const IS_READ = `SELECT 1 FROM papers INDEXED BY papers_by_title_key
  WHERE title_key = @key AND title = @title AND abstract = @abstract AND extractor = @version LIMIT 1`;

/** Prepares the check whether a paper with this text and extractor version is stored. */
export function prepareIsRead(db: Db, version: string): (text: Text) => boolean {
  const hasTitle = db.$client.prepare<[string]>(HAS_TITLE);
  const find = db.$client.prepare<[Record<string, string | null>]>(IS_READ);
  return (text) => {
    const { title, abstract } = text;
    const key = toSearchKeys(text).title_key;
    // Most papers are new.
    return hasTitle.get(key) !== undefined && find.get({ key, title, abstract, version }) !== undefined;
  };
}
