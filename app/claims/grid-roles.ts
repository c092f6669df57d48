/**
 * What the parts of the table are to a screen reader. They are said in full, because on a phone the rows are drawn as
 * cards, and a style that does so takes the roles of a table away.
 */
export const GRID_ROLE = { role: "grid", "aria-multiselectable": true } as const;
export const ROW_GROUP_ROLE = { role: "rowgroup" } as const;
export const ROW_ROLE = { role: "row" } as const;
export const COLUMN_HEADER_ROLE = { role: "columnheader", scope: "col" } as const;
export const GRID_CELL_ROLE = { role: "gridcell" } as const;
