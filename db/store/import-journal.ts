import { createHash } from "node:crypto";
import type { Db } from "../open";
import type { ImportLog } from "./import-log";

/**
 * Records which batches of a source are stored. A batch is identified by the hash of its records, so that a file that has
 * grown resumes at its former end, and changed batches are imported again.
 */
export interface ImportJournal {
  /** True if the batch at this position of the source was stored with the same content. */
  readonly isStored: (source: string, position: number, digest: string) => boolean;
  /** Records a batch; must be called in the transaction that stores it. */
  readonly markStored: (source: string, position: number, digest: string, now: string) => void;
}

const FIND = `SELECT digest FROM import_batches
  WHERE import_pk = (SELECT pk FROM imports WHERE source = ?) AND position = ?`;

/** Prepares the statements of the import journal. */
export function createImportJournal(db: Db, log: ImportLog): ImportJournal {
  const find = db.$client.prepare<[string, number], string>(FIND).pluck();
  const insert = db.$client.prepare(
    "INSERT OR REPLACE INTO import_batches (import_pk, position, digest) VALUES (?, ?, ?)",
  );
  return {
    isStored: (source, position, digest) => find.get(source, position) === digest,
    markStored: (source, position, digest, now) => {
      insert.run(log.getImportPk(source, now), position, digest);
    },
  };
}

/** Hashes a batch with the extractor version, as another version extracts its papers again. */
export function hashBatch(results: readonly unknown[], extractor: string): string {
  const hash = createHash("sha256").update(extractor);
  for (const result of results) hash.update(`\n${JSON.stringify(result)}`);
  return hash.digest("hex").slice(0, 24);
}
