import type { Db } from "../open";
import { createReadCache } from "./versioned-cache";

/** Number of papers, and of those whose claims another version of the extractor found. */
export interface OutdatedPapers {
  readonly papers: number;
  readonly outdated: number;
}

const cacheCounts = createReadCache<OutdatedPapers>("outdated papers", 1);

/** Counts the papers that a version of the extractor did not process. Cached, as it reads all papers. */
export const countOutdatedPapers = (db: Db, version: string): OutdatedPapers =>
  cacheCounts(db, version, ({ $client }) => {
    const count = $client.prepare<[string], OutdatedPapers>(
      // Both are counted in an index: papers have their abstract in the row.
      "SELECT (SELECT count(*) FROM papers) AS papers, (SELECT count(*) FROM papers WHERE extractor <> ?) AS outdated",
    );
    return count.get(version) ?? { papers: 0, outdated: 0 };
  });
