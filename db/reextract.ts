import type { Issue } from "../lib/issue";
import { type ClaimChanges, claimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import { prepareLoadPaper } from "./find-same-paper";
import type { Db } from "./open";
import { prepareRead } from "./read-claims";

export interface ReextractSummary extends ClaimChanges {
  readonly papers: number;
  readonly issues: readonly Issue[];
}

const BATCH = 200;

/** Reads the claims of all stored papers anew; what people have set right stays. */
export function reextractPapers(db: Db, { extractor }: { readonly extractor: Extractor }): ReextractSummary {
  const now = new Date().toISOString();
  const load = prepareLoadPaper(db);
  const read = prepareRead(db, claimStore(db), extractor);
  const pks = db.$client.prepare<[], number>("SELECT pk FROM papers ORDER BY pk").pluck().all();
  const sum = { papers: 0, added: 0, changed: 0, removed: 0, issues: [] as Issue[] };
  const readBatch = db.$client.transaction((batch: readonly number[]) => {
    for (const paper of batch.flatMap(load)) {
      const { changes, notes } = read(paper, paper, now);
      sum.papers++;
      sum.added += changes.added;
      sum.changed += changes.changed;
      sum.removed += changes.removed;
      const { source, locator } = paper;
      sum.issues.push(...notes.map((message) => ({ severity: "mended" as const, source, locator, message })));
    }
  });
  for (let start = 0; start < pks.length; start += BATCH) {
    readBatch.immediate(pks.slice(start, start + BATCH));
  }
  return sum;
}
