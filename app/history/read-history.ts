import { readBoard } from "@/app/_data/board";
import { getRun, listEvents, listHistoryEntries, summarizeEvents } from "@/db/queries/list-runs";
import type { EventSelection } from "@/lib/claim/run";
import { toEventSelection } from "./history-query";

const ENTRIES_PER_PAGE = 20;
const EVENTS_PER_PAGE = 50;

interface Paging {
  readonly offset: number;
  readonly limit: number;
}

const toPaging = (page: number, per: number): Paging => ({ offset: (page - 1) * per, limit: per });

/** Reads a page of runs and days of decisions, each with what it changed. */
export const readEntries = (pageNumber: number) =>
  readBoard((db) => {
    const { entries, total } = listHistoryEntries(db, toPaging(pageNumber, ENTRIES_PER_PAGE));
    return {
      entries: entries.map((entry) => ({ entry, summary: summarizeEvents(db, toEventSelection(entry)) })),
      total,
      pageNumber,
      pages: Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE)),
    };
  });

/** Reads a page of the events of a run or a day. */
export const readEvents = (selection: EventSelection, pageNumber: number) =>
  readBoard((db) => {
    const { events, total } = listEvents(db, selection, toPaging(pageNumber, EVENTS_PER_PAGE));
    return {
      selection,
      run: selection.type === "run" ? getRun(db, selection.id) : null,
      summary: summarizeEvents(db, selection),
      events,
      total,
      pageNumber,
      pages: Math.max(1, Math.ceil(total / EVENTS_PER_PAGE)),
    };
  });

export type EntryEvents = Awaited<ReturnType<typeof readEvents>>;
