import { createHash } from "node:crypto";
import type { Db } from "../open";
import type { ImportLog } from "./import-log";

/**
 * Which batches of a source are stored. A batch is known by the hash of its records, so that nothing but its content
 * decides: a file that has grown is read from where it ended, and one that was changed from where the change is.
 */
export interface ImportJournal {
  /** True where the batch at this position of the source was stored as it is now. */
  readonly isStored: (source: string, position: number, digest: string) => boolean;
  /** Notes a batch; to be called in the transaction that stores it. */
  readonly markStored: (source: string, position: number, digest: string, now: string) => void;
}

const FIND = `SELECT digest FROM import_batches
  WHERE import_pk = (SELECT pk FROM imports WHERE source = ?) AND position = ?`;

export function createImportJournal(db: Db, log: ImportLog): ImportJournal {
  const find = db.$client.prepare<[string, number], string>(FIND).pluck();
  const note = db.$client.prepare(
    "INSERT OR REPLACE INTO import_batches (import_pk, position, digest) VALUES (?, ?, ?)",
  );
  return {
    isStored: (source, position, digest) => find.get(source, position) === digest,
    markStored: (source, position, digest, now) => {
      note.run(log.getImportPk(source, now), position, digest);
    },
  };
}

/** The hash of a batch; another version of the extractor reads its papers again. */
export function hashBatch(results: readonly unknown[], extractor: string): string {
  const hash = createHash("sha256").update(extractor);
  for (const result of results) hash.update(`\n${JSON.stringify(result)}`);
  return hash.digest("hex").slice(0, 24);
}
