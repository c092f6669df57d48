"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { openEvidence } from "@/app/_components/open-evidence";
import classes from "./plot.module.css";

interface Tip {
  readonly words: readonly string[];
  /** Of the mark, in pixels from the corner of the stage. */
  readonly left: number;
  readonly top: number;
  readonly flipped: boolean;
}

const markOf = (target: EventTarget): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>("a[data-evidence]") : null;

const marksIn = (stage: HTMLElement): SVGElement[] =>
  [...stage.querySelectorAll<SVGElement>("a[data-evidence]")].sort(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  );

/** How many marks an arrow goes on; to the ends with Home and End. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One stop of the tab key; the arrows go from mark to mark. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const mark = markOf(event.target);
  if (step === undefined || mark === null) return;
  event.preventDefault();
  const marks = marksIn(event.currentTarget);
  const next = marks[Math.min(marks.length - 1, Math.max(0, marks.indexOf(mark) + step))];
  for (const each of marks) each.setAttribute("tabindex", each === next ? "0" : "-1");
  next?.focus();
}

function open(event: MouseEvent): void {
  const claim = markOf(event.target)?.dataset.evidence;
  if (!claim || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openEvidence(claim);
}

/** Makes the marks of a chart speak when they are pointed at, and lead to their evidence by click and by keyboard. */
export function PlotStage({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<Tip | null>(null);
  const show = (event: SyntheticEvent) => {
    const mark = markOf(event.target);
    const stage = ref.current;
    if (mark === null || stage === null) return setTip(null);
    const [box, frame] = [mark.getBoundingClientRect(), stage.getBoundingClientRect()];
    const left = box.left + box.width / 2 - frame.left;
    const words = (mark.dataset.words ?? "").split("\n");
    setTip({ words, left, top: box.top + box.height / 2 - frame.top, flipped: left > frame.width / 2 });
  };
  const hide = () => setTip(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links is no set of fields
    <div
      ref={ref}
      className={classes.stage}
      role="group"
      aria-label={`${label}; arrow keys go from point to point`}
      onClick={open}
      onKeyDown={walk}
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {tip && (
        <div
          className={classes.tip}
          data-flipped={tip.flipped || undefined}
          style={{ left: tip.left, top: tip.top }}
          aria-hidden
        >
          {tip.words.map((line, at) => (
            <span key={line}>{at === 0 ? <strong>{line}</strong> : line}</span>
          ))}
        </div>
      )}
    </div>
  );
}
