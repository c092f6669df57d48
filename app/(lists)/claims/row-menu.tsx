"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { openEvidence } from "@/app/_components/open-evidence";
import { useReturnedFocus } from "@/app/_components/use-returned-focus";
import { claimFilter, onlyWith } from "@/lib/claim-filter";
import type { ClaimQuery } from "@/lib/claim-query";
import { columnLabel } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import { copyCellOf, copyClaimLink, copyRowOf } from "./row-actions";
import classes from "./row-menu.module.css";
import type { MenuPlace } from "./use-row-pointer";
import type { Selection } from "./use-selection";

interface Props extends MenuPlace {
  readonly query: ClaimQuery;
  readonly selection: Selection;
  readonly change: ChangeQuery;
  readonly say: (text: string) => void;
}

type Action = readonly [label: string, act: () => void];

function actionsOf({ row, column, query, selection, change, say }: Props): Action[] {
  const filter = column && claimFilter(row, column);
  return [
    ["Show the evidence", () => openEvidence(row.id)],
    ...(column ? [[`Copy ${columnLabel(column)}`, () => void copyCellOf(row, column, say)] as const] : []),
    ["Copy the row", () => void copyRowOf(row, query.cols, say)],
    ["Copy a link to the claim", () => void copyClaimLink(row, say)],
    [selection.has(row.id) ? "Do not compare" : "Select to compare", () => selection.toggle(row)],
    ...(filter ? [[`Only ${filter.label}`, () => change(onlyWith(query, filter))] as const] : []),
  ];
}

const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** What can be done with one cell and its row, where it was asked for. */
export function RowMenu(props: Props) {
  const { x, y, close } = props;
  const menu = useRef<HTMLDivElement>(null);
  useReturnedFocus();
  useEffect(() => {
    menu.current?.showPopover();
    menu.current?.querySelector("button")?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(menu.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label="What to do with this claim"
      className={classes.menu}
      style={{ left: `min(${x}px, 100vw - 250px)`, top: `min(${y}px, 100dvh - 230px)` }}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === "closed" && close()}
    >
      {actionsOf(props).map(([label, act]) => (
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
