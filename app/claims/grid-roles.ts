/**
 * ARIA roles of the table. They are explicit, because on phones the rows are styled as cards, which removes the implicit
 * roles of table elements.
 */
export const GRID_ROLE = { role: "grid", "aria-multiselectable": true } as const;
export const ROW_GROUP_ROLE = { role: "rowgroup" } as const;
export const ROW_ROLE = { role: "row" } as const;
export const COLUMN_HEADER_ROLE = { role: "columnheader", scope: "col" } as const;
export const GRID_CELL_ROLE = { role: "gridcell" } as const;
