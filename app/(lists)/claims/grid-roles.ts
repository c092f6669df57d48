/**
 * What the parts of the table are to a screen reader. They are said in full, because on a phone the rows are drawn as
 * cards, and a style that does so takes the roles of a table away.
 */
export const GRID = { role: "grid", "aria-multiselectable": true } as const;
export const ROW_GROUP = { role: "rowgroup" } as const;
export const ROW = { role: "row" } as const;
export const HEADING = { role: "columnheader", scope: "col" } as const;
export const CELL = { role: "gridcell" } as const;
