import type { PaperRecord } from "@/lib/paper/paper";
import type { Db } from "../open";
import { prepareFindSamePapers } from "./find-same-paper";

/** Prepares the question which paper of the board a record would be taken for: its id, or null for a new one. */
export function prepareFindStoredId(db: Db): (record: PaperRecord) => string | null {
  const findSame = prepareFindSamePapers(db);
  return (record) => findSame(record)[0]?.stored.id ?? null;
}
