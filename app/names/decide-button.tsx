"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import buttons from "@/app/_ui/button.module.css";
import type { DecidedName } from "./decision-form";

const DecisionDialog = dynamic(async () => (await import("./decision-dialog")).DecisionDialog);

interface Props extends DecidedName {
  /** Name to merge into, for a likely duplicate. */
  readonly target?: string;
  /** Label for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Button that opens the decision dialog of a name. */
export function DecideButton({ target = "", label, children, ...name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={target === "" ? buttons.button : buttons.quiet}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && <DecisionDialog {...name} target={target} onClose={() => setIsOpen(false)} />}
    </>
  );
}
