import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import type { Db } from "../open";
import { cacheExtendedRead } from "./changed-papers";
import { getComparisonFacts } from "./get-comparison-facts";

/** A value that was read for one claim, with the primary keys of the claim and of its paper. */
interface ClaimRead {
  readonly pk: number;
  readonly paper: number;
}

/** Reads by primary key of the claim, the most recently used one last. */
interface Kept<T> {
  readonly facts: ComparisonFacts;
  readonly reads: Map<number, T>;
}

/**
 * Creates a read of single claims. What was read stays in memory until the paper of the claim changes, or facts about names
 * do.
 * @param name unique in the program
 * @param most number of claims; the least recently used ones are dropped
 * @param read reads claims by their primary keys, in any order
 * @returns a function that reads the claims with the given primary keys, in the same order; those that do not exist are left
 * out
 */
export function createKeptRead<T extends ClaimRead>(
  name: string,
  most: number,
  read: (db: Db, pks: readonly number[]) => readonly T[],
): (db: Db, pks: readonly number[]) => readonly T[] {
  const getKept = cacheExtendedRead<Kept<T>>(name, {
    readAll: (db) => ({ facts: getComparisonFacts(db), reads: new Map() }),
    canExtend: (db, { facts }) => facts === getComparisonFacts(db),
    // What an older state of the board has read may be dropped: it is read again.
    extend: (_, outdated, changed) => {
      const isChanged = new Set(changed);
      for (const [pk, { paper }] of outdated.reads) if (isChanged.has(paper)) outdated.reads.delete(pk);
      return outdated;
    },
  });
  return (db, pks) => {
    const { reads } = getKept(db);
    const missing = pks.filter((pk) => !reads.has(pk));
    const added = new Map(missing.length === 0 ? [] : read(db, missing).map((one) => [one.pk, one]));
    const found: T[] = [];
    for (const pk of pks) {
      const one = reads.get(pk) ?? added.get(pk);
      if (one === undefined) continue;
      found.push(one);
      reads.delete(pk);
      reads.set(pk, one);
    }
    for (const pk of reads.keys()) {
      if (reads.size <= most) break;
      reads.delete(pk);
    }
    return found;
  };
}
