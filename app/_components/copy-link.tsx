"use client";

import { useState } from "react";
import classes from "./evidence.module.css";

/** Copies the permanent address of something on this board. */
export function CopyLink({ path }: { readonly path: string }) {
  const [said, setSaid] = useState("Copy link");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      setSaid("Link copied");
    } catch {
      setSaid("The browser does not allow copying");
    }
    setTimeout(() => setSaid("Copy link"), 2000);
  };
  return (
    <button type="button" className={classes.linkButton} onClick={copy} aria-live="polite">
      {said}
    </button>
  );
}
