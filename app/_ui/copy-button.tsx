"use client";

import { useState } from "react";
import classes from "./evidence.module.css";

interface Props {
  readonly label: string;
  readonly doneLabel: string;
  readonly getText: () => string | Promise<string>;
}

/** A button that copies a text and says so. */
export function CopyButton({ label, doneLabel, getText }: Props) {
  const [shownLabel, setShownLabel] = useState(label);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await getText());
      setShownLabel(doneLabel);
    } catch {
      setShownLabel("The browser does not allow copying");
    }
    setTimeout(() => setShownLabel(label), 2000);
  };
  return (
    <button type="button" className={classes.linkButton} onClick={copy} aria-live="polite">
      {shownLabel}
    </button>
  );
}
