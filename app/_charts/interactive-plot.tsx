"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { openEvidence } from "@/app/_ui/open-evidence";
import classes from "./plot.module.css";

interface MarkTooltip {
  readonly lines: readonly string[];
  /** Position of the mark in pixels, from the top left of the plot. */
  readonly left: number;
  readonly top: number;
  readonly opensLeft: boolean;
  /** True for the tooltip of a row, which must not cover the row. */
  readonly isBelow: boolean;
}

const findMark = (target: EventTarget): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>("a[data-evidence]") : null;

const listMarks = (plot: HTMLElement): (HTMLElement | SVGElement)[] =>
  [...plot.querySelectorAll<HTMLElement | SVGElement>("a[data-evidence]")].sort(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  );

/** Number of marks that a key moves the focus by. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Moves the focus between marks with the arrow keys; the Tab key stops only once. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = KEY_STEPS[event.key];
  const mark = findMark(event.target);
  if (step === undefined || mark === null) return;
  event.preventDefault();
  const marks = listMarks(event.currentTarget);
  const next = marks[Math.min(marks.length - 1, Math.max(0, marks.indexOf(mark) + step))];
  for (const other of marks) other.setAttribute("tabindex", other === next ? "0" : "-1");
  next?.focus();
}

/** Places the tooltip of a mark: at the mark, or below a row at the pointer. */
function placeTooltip({ nativeEvent }: SyntheticEvent, mark: HTMLElement | SVGElement, plot: DOMRect): MarkTooltip {
  const row = mark.hasAttribute("data-row") ? mark.closest("li") : null;
  const box = (row ?? mark).getBoundingClientRect();
  const atPointer = row !== null && nativeEvent instanceof globalThis.MouseEvent;
  const left = (atPointer ? nativeEvent.clientX : box.left + box.width / 2) - plot.left;
  return {
    lines: (mark.dataset.details ?? "").split("\n"),
    left,
    top: (row === null ? box.top + box.height / 2 : box.bottom) - plot.top,
    opensLeft: left > plot.width / 2,
    isBelow: row !== null,
  };
}

function openMarkEvidence(event: MouseEvent): void {
  const claim = findMark(event.target)?.dataset.evidence;
  if (!claim || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openEvidence(claim);
}

/** Adds tooltips, keyboard navigation and links to the evidence to the marks of a chart. */
export function InteractivePlot({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [tooltip, setTooltip] = useState<MarkTooltip | null>(null);
  const show = (event: SyntheticEvent) => {
    const mark = findMark(event.target);
    const plot = ref.current;
    if (mark === null || plot === null) return setTooltip(null);
    setTooltip(placeTooltip(event, mark, plot.getBoundingClientRect()));
  };
  const hide = () => setTooltip(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links is not a fieldset
    <div
      ref={ref}
      className={classes.plot}
      role="group"
      aria-label={`${label}; use the arrow keys to move between points`}
      onClick={openMarkEvidence}
      onKeyDown={moveFocus}
      onMouseOver={show}
      onMouseMove={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {tooltip && (
        <div
          className={classes.tooltip}
          data-flipped={tooltip.opensLeft || undefined}
          data-below={tooltip.isBelow || undefined}
          style={{ left: tooltip.left, top: tooltip.top }}
          aria-hidden
        >
          {tooltip.lines.map((line, index) => (
            <span key={line}>{index === 0 ? <strong>{line}</strong> : line}</span>
          ))}
        </div>
      )}
    </div>
  );
}
