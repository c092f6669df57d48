"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { openEvidence } from "@/app/_ui/open-evidence";
import classes from "./plot.module.css";

interface MarkTooltip {
  readonly lines: readonly string[];
  /** Of the mark, in pixels from the corner of the stage. */
  readonly left: number;
  readonly top: number;
  readonly opensLeft: boolean;
}

const findMark = (target: EventTarget): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>("a[data-evidence]") : null;

const listMarks = (stage: HTMLElement): SVGElement[] =>
  [...stage.querySelectorAll<SVGElement>("a[data-evidence]")].sort(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  );

/** How many marks an arrow goes on; to the ends with Home and End. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One stop of the tab key; the arrows go from mark to mark. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = KEY_STEPS[event.key];
  const mark = findMark(event.target);
  if (step === undefined || mark === null) return;
  event.preventDefault();
  const marks = listMarks(event.currentTarget);
  const next = marks[Math.min(marks.length - 1, Math.max(0, marks.indexOf(mark) + step))];
  for (const each of marks) each.setAttribute("tabindex", each === next ? "0" : "-1");
  next?.focus();
}

function openMarkEvidence(event: MouseEvent): void {
  const claim = findMark(event.target)?.dataset.evidence;
  if (!claim || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openEvidence(claim);
}

/** Makes the marks of a chart speak when they are pointed at, and lead to their evidence by click and by keyboard. */
export function InteractivePlot({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [tooltip, setTooltip] = useState<MarkTooltip | null>(null);
  const show = (event: SyntheticEvent) => {
    const mark = findMark(event.target);
    const stage = ref.current;
    if (mark === null || stage === null) return setTooltip(null);
    const [box, frame] = [mark.getBoundingClientRect(), stage.getBoundingClientRect()];
    const left = box.left + box.width / 2 - frame.left;
    const lines = (mark.dataset.words ?? "").split("\n");
    setTooltip({ lines, left, top: box.top + box.height / 2 - frame.top, opensLeft: left > frame.width / 2 });
  };
  const hide = () => setTooltip(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links is no set of fields
    <div
      ref={ref}
      className={classes.stage}
      role="group"
      aria-label={`${label}; arrow keys go from point to point`}
      onClick={openMarkEvidence}
      onKeyDown={moveFocus}
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {tooltip && (
        <div
          className={classes.tip}
          data-flipped={tooltip.opensLeft || undefined}
          style={{ left: tooltip.left, top: tooltip.top }}
          aria-hidden
        >
          {tooltip.lines.map((line, at) => (
            <span key={line}>{at === 0 ? <strong>{line}</strong> : line}</span>
          ))}
        </div>
      )}
    </div>
  );
}
