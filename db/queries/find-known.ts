import type { PaperRecord } from "@/lib/paper/paper";
import type { Db } from "../open";
import { prepareFindSamePapers } from "./find-same-paper";

/** Prepares a lookup of the stored paper that a record would be merged into: its id, or null for a new paper. */
export function prepareFindStoredId(db: Db): (record: PaperRecord) => string | null {
  const findSame = prepareFindSamePapers(db);
  return (record) => findSame(record)[0]?.stored.id ?? null;
}
