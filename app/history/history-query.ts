import type { EventSelection, HistoryEntry } from "@/lib/claim/run";
import { parsePageNumber } from "@/lib/query/page-number";
import { toParameterPath } from "@/lib/query/parameter-path";

/** What the page History lists: all runs and days, or the events of one of them. */
export interface HistoryQuery {
  readonly selection: EventSelection | null;
  readonly page: number;
}

const RUN_ID = /^[1-9]\d{0,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function parseSelection(params: URLSearchParams): EventSelection | null {
  const run = params.get("run") ?? "";
  if (RUN_ID.test(run)) return { type: "run", id: Number(run) };
  const day = params.get("day") ?? "";
  if (!DAY.test(day)) return null;
  return { type: params.get("other") === "1" ? "other" : "decisions", day, made_by: params.get("by") };
}

/** Parses the address of the page; what it does not understand is ignored. */
export const parseHistoryQuery = (params: URLSearchParams): HistoryQuery => ({
  selection: parseSelection(params),
  page: parsePageNumber(params),
});

/** Returns the address of a page of the list, or of the events of one entry. */
export function historyPath({ selection, page }: HistoryQuery): string {
  const number: readonly [string, string] = ["page", page > 1 ? String(page) : ""];
  if (selection === null) return toParameterPath("/history", [number]);
  if (selection.type === "run") return toParameterPath("/history", [["run", String(selection.id)], number]);
  const { type, day, made_by } = selection;
  return toParameterPath("/history", [
    ["day", day],
    ["by", made_by ?? ""],
    ["other", type === "other" ? "1" : ""],
    number,
  ]);
}

/** Returns what selects the events of an entry. */
export const toEventSelection = (entry: HistoryEntry): EventSelection =>
  entry.type === "run" ? { type: "run", id: entry.id } : { type: entry.type, day: entry.day, made_by: entry.made_by };
