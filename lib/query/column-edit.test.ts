import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLUMN_KEYS, type ColumnKey, DEFAULT_COLUMNS } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "./claim-query";
import {
  getColumnWidth,
  moveColumn,
  resetColumns,
  setColumnWidth,
  setDensity,
  toggleColumn,
  togglePin,
} from "./column-edit";
import { getDefaultWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "./column-widths";
import { parseClaimQuery } from "./parse-claim-query";

const read = (text: string) => parseClaimQuery(text).query;
const write = (query: ClaimQuery) => decodeURIComponent(formatClaimQuery(query).toString());

describe("columns", () => {
  it("are inserted at their default position and hidden again", () => {
    const shown = toggleColumn(buildClaimQuery(), "unit");
    expect(shown.cols[shown.cols.indexOf("unit") - 1]).toBe("after");
    expect(toggleColumn(shown, "unit").cols).toEqual(DEFAULT_COLUMNS);
    expect(toggleColumn(buildClaimQuery(), "status").cols.at(-1)).toBe("status");
    expect(toggleColumn(buildClaimQuery(), "model").cols.slice(0, 2)).toEqual(["system", "model"]);
    for (const key of DEFAULT_COLUMNS)
      expect(toggleColumn(toggleColumn(buildClaimQuery(), key), key).cols).toEqual(DEFAULT_COLUMNS);
  });

  it.each([
    ["to the front", moveColumn(read("cols=model,after,gain"), "gain", 0), "cols=gain,model,after"],
    ["to the end", moveColumn(read("cols=model,after,gain"), "model", 9), "cols=after,gain,model"],
    ["before the first", moveColumn(read("cols=model,after"), "after", -4), "cols=after,model"],
    ["only where it is shown", moveColumn(read("cols=model,after"), "rule", 0), "cols=model,after"],
    [
      "stays in sight behind others",
      togglePin(read("cols=model,after,gain&pin=1"), "gain"),
      "pin=2&cols=model,gain,after",
    ],
    ["is let go", togglePin(read("cols=model,gain,after&pin=2"), "model"), "pin=1&cols=gain,model,after"],
    ["is hidden while it stays in sight", toggleColumn(read("cols=model,gain&pin=1"), "model"), "cols=gain"],
    ["comes behind those in sight", toggleColumn(read("cols=gain,rule&pin=1"), "model"), "pin=1&cols=gain,model,rule"],
    ["gets a width", setColumnWidth(read("cols=model,after"), "after", 99.6), "cols=model,after&widths=after.100"],
    [
      "is never too narrow",
      setColumnWidth(read("cols=model"), "model", -5),
      `cols=model&widths=model.${MIN_COLUMN_WIDTH}`,
    ],
    [
      "is never too wide",
      setColumnWidth(read("cols=model"), "model", 1e9),
      `cols=model&widths=model.${MAX_COLUMN_WIDTH}`,
    ],
    ["gets its usual width again", setColumnWidth(read("widths=model.300"), "model", null), ""],
    ["loses the usual width from the address", setColumnWidth(read(""), "model", getDefaultWidth("model")), ""],
    ["is close to its neighbours", setDensity(read(""), "compact"), "density=compact"],
    ["is as usual", resetColumns(read("cols=model&pin=1&widths=model.300&sort=gain")), "sort=gain"],
  ])("%s", (_name, query, text) => expect(write(query)).toBe(text));

  it("keep the current page", () => expect(setColumnWidth(read("page=3"), "model", 200).page).toBe(3));
  it("have a width", () => {
    expect(getColumnWidth(read("widths=system.300"), "system")).toBe(300);
    expect(getColumnWidth(read("widths=system.300"), "gain")).toBe(getDefaultWidth("gain"));
  });
});

const column = fc.constantFrom(...COLUMN_KEYS);
type Step = (query: ClaimQuery) => ClaimQuery;
const step: fc.Arbitrary<Step> = fc.oneof(
  column.map(
    (key): Step =>
      (query) =>
        toggleColumn(query, key),
  ),
  column.map(
    (key): Step =>
      (query) =>
        togglePin(query, key),
  ),
  fc.tuple(column, fc.integer({ min: -2, max: 60 })).map(
    ([key, to]): Step =>
      (query) =>
        moveColumn(query, key, to),
  ),
  fc.tuple(column, fc.double({ min: -1e6, max: 1e6 })).map(
    ([key, px]): Step =>
      (query) =>
        setColumnWidth(query, key, px),
  ),
  fc.constant<Step>(resetColumns),
);

it("round-trip through the address after any edits", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const query = steps.reduce((now, next) => next(now), buildClaimQuery());
      expect(parseClaimQuery(formatClaimQuery(query).toString())).toEqual({ query, dropped: [] });
      expect(new Set<ColumnKey>(query.cols).size).toBe(query.cols.length);
      expect(query.pin).toBeLessThanOrEqual(query.cols.length);
    }),
  );
});
