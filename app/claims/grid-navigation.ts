/** The position of a cell; row -1 is the row of headings. */
export interface GridCell {
  readonly row: number;
  readonly col: number;
}

export interface GridSize {
  readonly rows: number;
  readonly cols: number;
  /** Number of visible rows, for Page Up and Page Down. */
  readonly page: number;
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const KEY_MOVES = new Map<string, (cell: GridCell, size: GridSize) => GridCell>(
  Object.entries({
    ArrowUp: ({ row, col }) => ({ row: row - 1, col }),
    ArrowDown: ({ row, col }) => ({ row: row + 1, col }),
    ArrowLeft: ({ row, col }) => ({ row, col: col - 1 }),
    ArrowRight: ({ row, col }) => ({ row, col: col + 1 }),
    PageUp: ({ row, col }, { page }) => ({ row: Math.max(0, row - page), col }),
    PageDown: ({ row, col }, { page }) => ({ row: row + page, col }),
    Home: ({ row }) => ({ row, col: 0 }),
    End: ({ row }, { cols }) => ({ row, col: cols - 1 }),
  }),
);

const KEY_JUMPS = new Map<string, (size: GridSize) => GridCell>(
  Object.entries({
    Home: () => ({ row: 0, col: 0 }),
    End: ({ rows, cols }) => ({ row: rows - 1, col: cols - 1 }),
  }),
);

/** Returns the cell that a key moves to; null if the key does not move. */
export function findTargetCell(from: GridCell, key: string, toEdge: boolean, size: GridSize): GridCell | null {
  const to = toEdge ? KEY_JUMPS.get(key)?.(size) : KEY_MOVES.get(key)?.(from, size);
  return to ? { row: clamp(to.row, -1, size.rows - 1), col: clamp(to.col, 0, size.cols - 1) } : null;
}
