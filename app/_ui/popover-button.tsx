"use client";

import { type ReactNode, useId, useState } from "react";
import buttons from "./button.module.css";
import classes from "./popover-button.module.css";

interface Props {
  /** What the button shows. */
  readonly buttonContent: ReactNode;
  readonly buttonClass?: string | undefined;
  /** Name of the button, where what it shows does not say it. */
  readonly buttonLabel?: string | undefined;
  /** Name of the panel. */
  readonly label: string;
  readonly panelClass?: string | undefined;
  /** The panel; made when it is opened. */
  readonly children: ReactNode;
}

/**
 * A button and a panel that opens below it. The browser's own popover does the work: it is in front of everything,
 * Escape and a click elsewhere close it, and the focus returns to the button.
 */
export function PopoverButton({ buttonContent, buttonClass, buttonLabel, label, panelClass, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonClass ?? buttons.button}
        popoverTarget={id}
        aria-label={buttonLabel}
        title={buttonLabel}
      >
        {buttonContent}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={[classes.panel, panelClass].filter(Boolean).join(" ")}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {open && children}
      </div>
    </>
  );
}

/** Closes the panel that an element stands in. */
export function closePopover(element: Element): void {
  element.closest<HTMLElement>("[popover]")?.hidePopover();
}
