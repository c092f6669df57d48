"use client";

import { type DragEvent, type PointerEvent, useState } from "react";
import type { ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { getColumnWidth, moveColumn, setColumnWidth } from "@/lib/query/column-edit";
import type { ChangeQuery } from "./claims-view";

/** Drag handlers of column headings: dragging a heading moves the column, dragging its edge resizes it. */
export interface ColumnDrag {
  /** The query with the column width of the current drag. */
  readonly query: ClaimQuery;
  /** Index of the column before which the dragged one would be dropped; null if none is dragged. */
  readonly dropIndex: number | null;
  readonly onDragStart: (event: DragEvent, key: ColumnKey) => void;
  readonly onDragOver: (event: DragEvent, columnIndex: number) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onResizeStart: (event: PointerEvent<HTMLElement>, key: ColumnKey) => void;
  readonly onResizeReset: (key: ColumnKey) => void;
}

function useResizeDrag(query: ClaimQuery, changeQuery: ChangeQuery) {
  const [resized, setResized] = useState<ClaimQuery | null>(null);
  const onResizeStart = (event: PointerEvent<HTMLElement>, key: ColumnKey) => {
    event.preventDefault();
    const edge = event.currentTarget;
    const startX = event.clientX;
    // A column may be wider than in the query, so start from its width on the screen.
    const width = edge.closest("th")?.getBoundingClientRect().width ?? getColumnWidth(query, key);
    let next = query;
    edge.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      next = setColumnWidth(query, key, width + move.clientX - startX);
      setResized(next);
    };
    const onUp = () => {
      edge.removeEventListener("pointermove", onMove);
      setResized(null);
      changeQuery(next, "replace");
    };
    edge.addEventListener("pointermove", onMove);
    edge.addEventListener("lostpointercapture", onUp, { once: true });
  };
  return { resized, onResizeStart };
}

export function useColumnDrag(query: ClaimQuery, changeQuery: ChangeQuery): ColumnDrag {
  const [dragged, setDragged] = useState<ColumnKey | null>(null);
  const [dropIndex, setDropIndex] = useState<number | null>(null);
  const { resized, onResizeStart } = useResizeDrag(query, changeQuery);
  const endDrag = () => {
    setDragged(null);
    setDropIndex(null);
  };
  return {
    query: resized ?? query,
    dropIndex,
    onResizeStart,
    onResizeReset: (key) => changeQuery(setColumnWidth(query, key, null), "replace"),
    onDragStart: (event, key) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", key);
      setDragged(key);
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
        const from = query.cols.indexOf(dragged);
        changeQuery(moveColumn(query, dragged, dropIndex > from ? dropIndex - 1 : dropIndex), "replace");
      }
      endDrag();
    },
    onDragEnd: endDrag,
  };
}
