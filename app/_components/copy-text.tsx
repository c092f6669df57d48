"use client";

import { useState } from "react";
import classes from "./evidence.module.css";

interface Props {
  readonly name: string;
  readonly done: string;
  readonly read: () => string | Promise<string>;
}

/** A button that copies a text and says so. */
export function CopyText({ name, done, read }: Props) {
  const [said, setSaid] = useState(name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await read());
      setSaid(done);
    } catch {
      setSaid("The browser does not allow copying");
    }
    setTimeout(() => setSaid(name), 2000);
  };
  return (
    <button type="button" className={classes.linkButton} onClick={copy} aria-live="polite">
      {said}
    </button>
  );
}
