import type { Db } from "../open";
import { type ClaimDictionaries, type ClaimRows, type CODE_COLUMNS, readClaimRows } from "./claim-table";
import { joinLists, joinRuns, type Run } from "./list-column";

/** Returns the rows without those of some papers, in order. */
function listKept({ count, paper }: ClaimRows, without: readonly number[]): Int32Array {
  const isLeftOut = new Uint8Array(without.reduce((most, key) => Math.max(most, key), 0) + 1);
  for (const key of without) isLeftOut[key] = 1;
  const kept = new Int32Array(count);
  let length = 0;
  for (let row = 0; row < count; row++) if (isLeftOut[paper[row] ?? 0] !== 1) kept[length++] = row;
  return kept.subarray(0, length);
}

const compareText = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Compares two dates, newest first and unknown ones last. */
function compareDays(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return compareText(b, a);
}

/** Returns how many of the kept rows come before a row of a paper in the default order. */
function prepareFindPlace(db: Db, { day }: ClaimDictionaries, old: ClaimRows, kept: Int32Array) {
  const selectId = db.$client.prepare<[number], string>("SELECT id FROM papers WHERE pk = ?").pluck();
  return (paper: number, dayCode: number): number => {
    const id = selectId.get(paper) ?? "";
    const isBefore = (row: number): boolean => {
      const order = compareDays(day.values[old.day[row] ?? 0] ?? null, day.values[dayCode] ?? null);
      return order === 0 ? compareText(selectId.get(old.paper[row] ?? 0) ?? "", id) < 0 : order < 0;
    };
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(kept[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Merges two lists of rows; `placeOf` tells how many kept rows come before a new one. */
function toRuns(kept: Int32Array, newCount: number, placeOf: (row: number) => number): Run[] {
  const runs: Run[] = [];
  const add = (isNew: boolean, from: number, to: number): void => {
    const last = runs.at(-1);
    if (last && last.isNew === isNew && last.to === from) runs[runs.length - 1] = { ...last, to };
    else if (from < to) runs.push({ isNew, from, to });
  };
  let at = 0;
  const addKept = (until: number): void => {
    while (at < until) {
      const first = at++;
      while (at < until && kept[at] === (kept[at - 1] ?? 0) + 1) at++;
      add(false, kept[first] ?? 0, (kept[at - 1] ?? 0) + 1);
    }
  };
  for (let row = 0; row < newCount; row++) {
    addKept(placeOf(row));
    add(true, row, row + 1);
  }
  addKept(kept.length);
  return runs;
}

/** Returns the rows of a board after a change: those of the changed papers are read again. */
export function extendClaimRows(
  db: Db,
  dictionaries: ClaimDictionaries,
  old: ClaimRows,
  changedPapers: readonly number[],
): ClaimRows {
  const fresh = readClaimRows(db, dictionaries, changedPapers);
  const kept = listKept(old, changedPapers);
  const findPlace = prepareFindPlace(db, dictionaries, old, kept);
  let place = 0;
  const runs = toRuns(kept, fresh.count, (row) => {
    const paper = fresh.paper[row] ?? 0;
    if (row === 0 || fresh.paper[row - 1] !== paper) place = findPlace(paper, fresh.day[row] ?? 0);
    return place;
  });
  const join = (key: "pk" | "paper" | (typeof CODE_COLUMNS)[number]) =>
    joinRuns(runs, old[key], fresh[key], (length) => new Int32Array(length));
  return {
    count: kept.length + fresh.count,
    pk: join("pk"),
    paper: join("paper"),
    facts: join("facts"),
    model: join("model"),
    metric: join("metric"),
    day: join("day"),
    confidence: joinRuns(runs, old.confidence, fresh.confidence, (length) => new Float64Array(length)),
    lists: {
      benchmark: joinLists(runs, old.lists.benchmark, fresh.lists.benchmark),
      source: joinLists(runs, old.lists.source, fresh.lists.source),
    },
  };
}
