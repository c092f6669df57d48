"use client";

import { type DragEvent, type PointerEvent, useState } from "react";
import type { ColumnKey } from "@/lib/claim-columns";
import type { ClaimQuery } from "@/lib/claim-query";
import { moveColumn, setWidth, widthOf } from "@/lib/column-edit";
import type { ChangeQuery } from "./claims-view";

/** What the mouse does with a heading: dragging it moves the column, dragging its edge changes the width. */
export interface ColumnDrag {
  /** The query as it would be if the edge were let go now. */
  readonly query: ClaimQuery;
  /** The place, among the columns, before which the dragged one would come; null while none is dragged. */
  readonly target: number | null;
  readonly onDragStart: (event: DragEvent, key: ColumnKey) => void;
  readonly onDragOver: (event: DragEvent, at: number) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onEdge: (event: PointerEvent<HTMLElement>, key: ColumnKey) => void;
  readonly onEdgeReset: (key: ColumnKey) => void;
}

function useEdge(query: ClaimQuery, change: ChangeQuery) {
  const [draft, setDraft] = useState<ClaimQuery | null>(null);
  const onEdge = (event: PointerEvent<HTMLElement>, key: ColumnKey) => {
    event.preventDefault();
    const edge = event.currentTarget;
    const from = event.clientX;
    // A column that has grown starts from the width that it has on the screen.
    const width = edge.closest("th")?.getBoundingClientRect().width ?? widthOf(query, key);
    let next = query;
    edge.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      next = setWidth(query, key, width + move.clientX - from);
      setDraft(next);
    };
    const onUp = () => {
      edge.removeEventListener("pointermove", onMove);
      setDraft(null);
      change(next, "replace");
    };
    edge.addEventListener("pointermove", onMove);
    edge.addEventListener("lostpointercapture", onUp, { once: true });
  };
  return { draft, onEdge };
}

export function useColumnDrag(query: ClaimQuery, change: ChangeQuery): ColumnDrag {
  const [dragged, setDragged] = useState<ColumnKey | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const { draft, onEdge } = useEdge(query, change);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    query: draft ?? query,
    target,
    onEdge,
    onEdgeReset: (key) => change(setWidth(query, key, null), "replace"),
    onDragStart: (event, key) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", key);
      setDragged(key);
    },
    onDragOver: (event, at) => {
      if (dragged === null) return;
      event.preventDefault();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      setTarget(event.clientX < left + width / 2 ? at : at + 1);
    },
    onDrop: (event) => {
      event.preventDefault();
      if (dragged !== null && target !== null) {
        const from = query.cols.indexOf(dragged);
        change(moveColumn(query, dragged, target > from ? target - 1 : target), "replace");
      }
      end();
    },
    onDragEnd: end,
  };
}
