"use client";

import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { GridCell } from "@/app/claims/grid-navigation";

/** The active cell of the grid; the only one that the Tab key reaches. */
export interface ActiveCell {
  readonly cell: GridCell;
  /** Moves to another cell and focuses it when its row is in the DOM. */
  readonly moveTo: (cell: GridCell) => void;
  /** Follows the focus if a click or a screen reader moves it. */
  readonly onFocus: (event: FocusEvent) => void;
}

/** Returns the value of the attribute `data-cell`, which identifies a cell in the DOM. */
export const toCellKey = ({ row, col }: GridCell): string => `${row}:${col}`;

function parseCellKey(target: EventTarget): GridCell | null {
  const name = target instanceof Element ? target.closest("[data-cell]")?.getAttribute("data-cell") : null;
  const [row, col] = (name ?? "").split(":").map(Number);
  return name && row !== undefined && col !== undefined ? { row, col } : null;
}

const isSameCell = (a: GridCell, b: GridCell): boolean => a.row === b.row && a.col === b.col;

export function useActiveCell(grid: RefObject<HTMLElement | null>, rows: number, cols: number): ActiveCell {
  const [requestedCell, setCell] = useState<GridCell>({ row: 0, col: 1 });
  const cell = { row: Math.min(requestedCell.row, rows - 1), col: Math.min(requestedCell.col, cols - 1) };
  const needsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!needsFocus.current) return;
    const element = grid.current?.querySelector<HTMLElement>(`[data-cell="${toCellKey(cell)}"]`);
    if (!element) return;
    needsFocus.current = false;
    element.focus();
  });
  const moveTo = (to: GridCell) => {
    needsFocus.current = true;
    // The checkbox column has no heading cell to focus.
    setCell(to.row < 0 && to.col === 0 ? { row: to.row, col: 1 } : { ...to });
  };
  const latestMoveTo = useRef(moveTo);
  latestMoveTo.current = moveTo;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" || event.target !== document.body || rows === 0) return;
      event.preventDefault();
      latestMoveTo.current({ row: 0, col: 1 });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [rows]);
  const onFocus = (event: FocusEvent) => {
    const to = parseCellKey(event.target);
    if (to && !isSameCell(to, cell)) setCell(to);
  };
  return { cell, moveTo, onFocus };
}
