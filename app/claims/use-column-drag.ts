"use client";

import { type DragEvent, useState } from "react";
import { type ClaimTable, moveColumn } from "./use-claim-table";

/** Drag handlers of column headings: dragging a heading moves the column. */
export interface ColumnDrag {
  /** Index of the column before which the dragged one would be dropped; null if none is dragged. */
  readonly dropIndex: number | null;
  readonly onDragStart: (event: DragEvent, id: string) => void;
  readonly onDragOver: (event: DragEvent, columnIndex: number) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

export function useColumnDrag(table: ClaimTable): ColumnDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [dropIndex, setDropIndex] = useState<number | null>(null);
  const endDrag = () => {
    setDragged(null);
    setDropIndex(null);
  };
  return {
    dropIndex,
    onDragStart: (event, id) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", id);
      setDragged(id);
    },
    onDragOver: (event, columnIndex) => {
      if (dragged === null) return;
      event.preventDefault();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      setDropIndex(event.clientX < left + width / 2 ? columnIndex : columnIndex + 1);
    },
    onDrop: (event) => {
      event.preventDefault();
      if (dragged !== null && dropIndex !== null) {
        const from = table.getColumn(dragged)?.getIndex() ?? 0;
        moveColumn(table, dragged, dropIndex > from ? dropIndex - 1 : dropIndex);
      }
      endDrag();
    },
    onDragEnd: endDrag,
  };
}
