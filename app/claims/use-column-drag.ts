"use client";

import { type DragEvent, type PointerEvent, useState } from "react";
import type { ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { getColumnWidth, moveColumn, setColumnWidth } from "@/lib/query/column-edit";
import type { ChangeQuery } from "./claims-view";

/** What the mouse does with a heading: dragging it moves the column, dragging its edge changes the width. */
export interface ColumnDrag {
  /** The query as it would be if the edge were let go now. */
  readonly query: ClaimQuery;
  /** The place, among the columns, before which the dragged one would come; null while none is dragged. */
  readonly dropIndex: number | null;
  readonly onDragStart: (event: DragEvent, key: ColumnKey) => void;
  readonly onDragOver: (event: DragEvent, at: number) => void;
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
    // A column that has grown starts from the width that it has on the screen.
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
  return { draft: resized, onEdge: onResizeStart };
}

export function useColumnDrag(query: ClaimQuery, changeQuery: ChangeQuery): ColumnDrag {
  const [dragged, setDragged] = useState<ColumnKey | null>(null);
  const [dropIndex, setDropIndex] = useState<number | null>(null);
  const { draft: resized, onEdge: onResizeStart } = useResizeDrag(query, changeQuery);
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
    onDragOver: (event, at) => {
      if (dragged === null) return;
      event.preventDefault();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      setDropIndex(event.clientX < left + width / 2 ? at : at + 1);
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
