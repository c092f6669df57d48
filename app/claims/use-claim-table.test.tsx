import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { COLUMN_KEYS, type ColumnKey, DEFAULT_COLUMNS } from "@/lib/claim/columns";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { getDefaultWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "@/lib/query/column-widths";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { listColumnWidths, toTableStyle } from "./column-style";
import { type ClaimTable, moveColumn, useClaimTable } from "./use-claim-table";

const read = (text: string) => parseClaimQuery(text).query;
const write = (query: ClaimQuery) => decodeURIComponent(formatClaimQuery(query).toString());

/** Returns the query after an edit of its table. */
function edit(query: ClaimQuery, act: (table: ClaimTable) => void): ClaimQuery {
  let result = query;
  function Probe() {
    act(
      useClaimTable(query, (next) => {
        result = next;
      }),
    );
    return null;
  }
  renderToStaticMarkup(<Probe />);
  return result;
}

const toggle = (key: ColumnKey) => (table: ClaimTable) => table.getColumn(key)?.toggleVisibility();
const pin = (key: ColumnKey, to: "start" | false) => (table: ClaimTable) => table.getColumn(key)?.pin(to);
const move = (key: ColumnKey, to: number) => (table: ClaimTable) => moveColumn(table, key, to);
const resize = (key: ColumnKey, width: number) => (table: ClaimTable) =>
  table.setColumnSizing((old) => ({ ...old, [key]: width }));
const sort =
  (key: ColumnKey, append = false) =>
  (table: ClaimTable) =>
    table.getColumn(key)?.toggleSorting(undefined, append);

describe("useClaimTable", () => {
  it("shows columns at their default position and hides them again", () => {
    const shown = edit(buildClaimQuery(), toggle("unit"));
    expect(shown.cols[shown.cols.indexOf("unit") - 1]).toBe("after");
    expect(edit(shown, toggle("unit")).cols).toEqual(DEFAULT_COLUMNS);
    expect(edit(buildClaimQuery(), toggle("status")).cols.at(-1)).toBe("status");
    expect(edit(buildClaimQuery(), toggle("model")).cols.slice(0, 2)).toEqual(["system", "model"]);
    for (const key of DEFAULT_COLUMNS)
      expect(edit(edit(buildClaimQuery(), toggle(key)), toggle(key)).cols).toEqual(DEFAULT_COLUMNS);
  });

  it.each([
    ["moves to the front", "cols=model,after,gain", move("gain", 0), "cols=gain,model,after"],
    ["moves to the end", "cols=model,after,gain", move("model", 2), "cols=after,gain,model"],
    ["pins what moves before a pinned column", "cols=model,after&pin=1", move("after", 0), "pin=1&cols=after,model"],
    [
      "pins after the pinned columns",
      "cols=model,after,gain&pin=1",
      pin("gain", "start"),
      "pin=2&cols=model,gain,after",
    ],
    ["unpins", "cols=model,gain,after&pin=2", pin("model", false), "pin=1&cols=gain,model,after"],
    ["hides a pinned column", "cols=model,gain&pin=1", toggle("model"), "cols=gain"],
    ["shows behind pinned columns", "cols=gain,rule&pin=1", toggle("model"), "pin=1&cols=gain,model,rule"],
    ["resizes", "cols=model,after&page=3", resize("after", 99.6), "page=3&cols=model,after&widths=after.100"],
    ["keeps a minimum width", "cols=model", resize("model", -5), `cols=model&widths=model.${MIN_COLUMN_WIDTH}`],
    ["keeps a maximum width", "cols=model", resize("model", 1e9), `cols=model&widths=model.${MAX_COLUMN_WIDTH}`],
    ["resets a width", "widths=gain.300", (table: ClaimTable) => table.getColumn("gain")?.resetSize(), ""],
    ["omits default widths", "", resize("gain", getDefaultWidth("gain")), ""],
    ["sorts numbers descending first", "page=3", sort("gain"), "sort=-gain"],
    ["sorts texts ascending first", "", sort("model"), "sort=model"],
    ["reverses the order", "sort=-gain", sort("gain"), "sort=gain"],
    ["removes the order", "sort=gain", sort("gain"), ""],
    ["replaces other columns", "sort=-gain,model", sort("size_b"), "sort=-size_b"],
    ["appends a column", "sort=model", sort("gain", true), "sort=model,-gain"],
    ["reverses in place", "sort=-gain,model", sort("gain", true), "sort=gain,model"],
    ["removes one of several", "sort=gain,model", sort("gain", true), "sort=model"],
  ])("%s", (_name, query, act, expected) => expect(write(edit(read(query), act))).toBe(expected));

  it("knows the widths of columns", () => {
    edit(read("widths=system.300"), (table) => {
      expect(table.getColumn("system")?.getSize()).toBe(300);
      expect(table.getColumn("gain")?.getSize()).toBe(getDefaultWidth("gain"));
    });
  });
});

describe("column styles", () => {
  const widthsOf = (query: string) => {
    let widths: string[] = [];
    edit(read(query), (table) => {
      widths = listColumnWidths(table);
    });
    return widths;
  };

  it.each([
    [
      "text columns share the remaining width",
      "cols=model,gain,sentence",
      [
        `calc(${getDefaultWidth("model")}px + var(--extra) * 0.1429)`,
        `calc(${getDefaultWidth("gain")}px)`,
        `calc(${getDefaultWidth("sentence")}px + var(--extra) * 0.8571)`,
      ],
    ],
    [
      "a resized column keeps its width",
      "cols=model,gain&widths=model.300",
      ["calc(300px)", `calc(${getDefaultWidth("gain")}px)`],
    ],
    [
      "a pinned column keeps its width",
      "cols=model,metric&pin=1",
      [`calc(${getDefaultWidth("model")}px)`, `calc(${getDefaultWidth("metric")}px + var(--extra) * 1.0000)`],
    ],
  ])("%s", (_name, query, expected) => expect(widthsOf(query)).toEqual(expected));

  it("positions pinned columns after the checkbox column", () => {
    edit(read("cols=model,gain,after&pin=2&widths=model.100"), (table) => {
      expect(toTableStyle(table)).toMatchObject({ "--pin-0": "40px", "--pin-1": "140px" });
    });
  });
});

const column = fc.constantFrom(...COLUMN_KEYS);
const step = fc.oneof(
  column.map(toggle),
  fc.tuple(column, fc.constantFrom("start" as const, false as const)).map(([key, to]) => pin(key, to)),
  fc.tuple(column, fc.integer({ min: 0, max: 60 })).map(([key, to]) => move(key, to)),
  fc.tuple(column, fc.double({ min: -1e6, max: 1e6 })).map(([key, px]) => resize(key, px)),
  fc.tuple(column, fc.boolean()).map(([key, append]) => sort(key, append)),
);

it("edits round-trip through the address", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const query = steps.reduce(edit, buildClaimQuery());
      expect(parseClaimQuery(formatClaimQuery(query).toString())).toEqual({ query, dropped: [] });
      expect(new Set<ColumnKey>(query.cols).size).toBe(query.cols.length);
      expect(query.pin).toBeLessThanOrEqual(query.cols.length);
    }),
    { numRuns: 40 },
  );
});
