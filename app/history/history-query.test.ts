import { expect, it } from "vitest";
import { historyPath, parseHistoryQuery } from "./history-query";

it.each([
  ["", { selection: null, page: 1 }],
  ["page=2", { selection: null, page: 2 }],
  ["run=12&page=3", { selection: { type: "run", id: 12 }, page: 3 }],
  ["day=2026-05-12", { selection: { type: "decisions", day: "2026-05-12", made_by: null }, page: 1 }],
  ["day=2026-05-12&by=Ann+B", { selection: { type: "decisions", day: "2026-05-12", made_by: "Ann B" }, page: 1 }],
  ["day=2026-05-12&other=1", { selection: { type: "other", day: "2026-05-12", made_by: null }, page: 1 }],
] as const)("reads and writes %s", (text, query) => {
  expect(parseHistoryQuery(new URLSearchParams(text))).toEqual(query);
  expect(historyPath(query)).toBe(`/history${text === "" ? "" : `?${text}`}`);
});

it.each(["run=0", "run=x", "day=May", "run=99999999999999999999"])("ignores %s", (text) =>
  expect(parseHistoryQuery(new URLSearchParams(text)).selection).toBeNull(),
);
