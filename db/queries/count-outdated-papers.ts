import type { Db } from "../open";

/** Number of papers, and of those whose claims another version of the extractor found. */
export interface OutdatedPapers {
  readonly papers: number;
  readonly outdated: number;
}

/** Counts the papers that a version of the extractor did not process. */
export function countOutdatedPapers(db: Db, version: string): OutdatedPapers {
  const count = db.$client.prepare<[string], OutdatedPapers>(
    "SELECT count(*) AS papers, count(*) FILTER (WHERE extractor <> ?) AS outdated FROM papers",
  );
  return count.get(version) ?? { papers: 0, outdated: 0 };
}
