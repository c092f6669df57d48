"use client";

import Link from "next/link";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import buttons from "./button.module.css";
import classes from "./popover-button.module.css";

interface Props {
  /** Content of the button. */
  readonly buttonContent: ReactNode;
  readonly buttonClass?: string | undefined;
  /** Accessible name of the button, if its content is not text. */
  readonly buttonLabel?: string | undefined;
  /** Accessible name of the panel. */
  readonly label: string;
  readonly panelClass?: string | undefined;
  /** Renders the panel when it opens. */
  readonly children: ReactNode;
}

/**
 * Button with a panel below it, built on the native popover: it is on the top layer, Escape and a click outside close
 * it, and the focus returns to the button.
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

/** Closes the panel that contains an element. */
export function closePopover(element: Element): void {
  element.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** Link inside a panel: following it closes the panel and returns the focus to its button. */
export function PopoverLink(props: Omit<ComponentProps<typeof Link>, "onClick">) {
  return <Link {...props} onClick={({ currentTarget }) => closePopover(currentTarget)} />;
}
