"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { openEvidence } from "@/app/_ui/open-evidence";
import { useRestoredFocus } from "@/app/_ui/use-restored-focus";
import { applyClaimFilter, toClaimFilter } from "@/app/claims/claim-filter";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { getColumnLabel } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import { copyCellValue, copyClaimLink, copyRow } from "./row-actions";
import classes from "./row-menu.module.css";
import type { RowMenuTarget } from "./use-row-pointer";
import type { RowSelection } from "./use-row-selection";

interface Props extends RowMenuTarget {
  readonly query: ClaimQuery;
  readonly selection: RowSelection;
  readonly changeQuery: ChangeQuery;
  readonly announce: (text: string) => void;
}

type MenuAction = readonly [label: string, act: () => void];

function listActions({ row, column, query, selection, changeQuery, announce }: Props): MenuAction[] {
  const filter = column && toClaimFilter(row, column);
  return [
    ["Show evidence", () => openEvidence(row.id)],
    ...(column ? [[`Copy ${getColumnLabel(column)}`, () => void copyCellValue(row, column, announce)] as const] : []),
    ["Copy row", () => void copyRow(row, query.cols, announce)],
    ["Copy link to claim", () => void copyClaimLink(row, announce)],
    [selection.has(row.id) ? "Remove from comparison" : "Select for comparison", () => selection.toggle(row)],
    ...(filter ? [[`Only ${filter.label}`, () => changeQuery(applyClaimFilter(query, filter))] as const] : []),
  ];
}

const ARROW_STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Context menu of a cell and its row. */
export function RowMenu(props: Props) {
  const { x, y, close } = props;
  const menu = useRef<HTMLDivElement>(null);
  useRestoredFocus();
  useEffect(() => {
    menu.current?.showPopover();
    menu.current?.querySelector("button")?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = ARROW_STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(menu.current?.querySelectorAll("button") ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((index + step) % buttons.length)?.focus();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label="Claim actions"
      className={classes.menu}
      style={{ left: `min(${x}px, 100vw - 250px)`, top: `min(${y}px, 100dvh - 230px)` }}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === "closed" && close()}
    >
      {listActions(props).map(([label, act]) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            menu.current?.hidePopover();
            act();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
