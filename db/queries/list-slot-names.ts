import { NAMED_SLOTS, type NamedSlot } from "@/lib/claim/correction";
import { findByName } from "@/lib/query/navigation-items";
import type { Db } from "../open";
import { cacheRead } from "./versioned-cache";

interface NameCount {
  readonly name: string;
  readonly claims: number;
}

const SELECT_BENCHMARKS = `SELECT name, count(*) AS claims FROM claim_benchmarks b JOIN claims c ON c.pk = b.claim_pk
  WHERE c.status <> 'rejected' GROUP BY b.benchmark_id ORDER BY 2 DESC, 1`;
const selectNames = (slot: Exclude<NamedSlot, "benchmarks">) =>
  `SELECT ${slot} AS name, count(*) AS claims FROM claims WHERE status <> 'rejected' AND ${slot} IS NOT NULL
    GROUP BY ${slot} ORDER BY 2 DESC, 1`;

const listAll: ReadonlyMap<NamedSlot, (db: Db) => readonly NameCount[]> = new Map(
  NAMED_SLOTS.map((slot) => {
    const query = slot === "benchmarks" ? SELECT_BENCHMARKS : selectNames(slot);
    return [slot, cacheRead(`names of ${slot}`, (db) => db.$client.prepare<[], NameCount>(query).all())];
  }),
);

/** Lists the names that claims of the board have in a slot and that match a search, best and most frequent first. */
export const listSlotNames = (db: Db, slot: NamedSlot, search: string, limit: number): string[] =>
  findByName(listAll.get(slot)?.(db) ?? [], search, limit).map(({ name }) => name);
