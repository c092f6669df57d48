"use client";

import { CommandPaletteIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import classes from "./header.module.css";

const Dialog = dynamic(() => import("./command-palette-dialog").then((m) => m.CommandPaletteDialog), { ssr: false });

/** Button that opens the command palette, as ⌘K and Ctrl-K do on every page. The dialog is loaded on first use. */
export function CommandPalette() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setIsOpen((now) => !now);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        aria-label="Go to a page, benchmark, model or paper"
        title="Go to… (⌘K or Ctrl-K)"
        onClick={() => setIsOpen(true)}
      >
        <CommandPaletteIcon size={18} aria-hidden />
      </button>
      {isOpen && <Dialog close={() => setIsOpen(false)} />}
    </>
  );
}
