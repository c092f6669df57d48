"use client";

import { useEffect, useState } from "react";

const isTextArea = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName));

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(target.type);

/** Opens the help dialog with "?". */
export function useHelpShortcut(): { readonly open: boolean; readonly setOpen: (open: boolean) => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextArea(event.target) || isTextField(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return { open, setOpen };
}
