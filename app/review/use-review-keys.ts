"use client";

import { useEffect, useRef } from "react";
import { findReviewCommand, type ReviewCommand } from "./review-keys";

/** True in a field, a list of choices or a dialog, where keys have their own meaning. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null;

/** Runs the commands of the keys that are pressed outside of fields and dialogs. */
export function useReviewKeys(run: (command: ReviewCommand) => void): void {
  const runLatest = useRef(run);
  useEffect(() => {
    runLatest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || hasOwnKeys(event.target) || document.querySelector("[aria-modal=true]")) return;
      const command = findReviewCommand(event);
      if (command === null) return;
      event.preventDefault();
      runLatest.current(command);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
