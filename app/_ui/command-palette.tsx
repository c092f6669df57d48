"use client";

import { CommandPaletteIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { useCallback, useEffect, useRef, useState } from "react";
import classes from "./header.module.css";

const Dialog = dynamic(() => import("./command-palette-dialog").then((m) => m.CommandPaletteDialog), { ssr: false });

/** Search text of the palette: typed into its field, or before the dialog is loaded and its field has the focus. */
function useSearchText(isOpen: boolean, onEscape: () => void) {
  const [search, setSearch] = useState("");
  const isFieldReady = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (isFieldReady.current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") onEscape();
      else if (event.key === "Backspace") setSearch((text) => text.slice(0, -1));
      else if (event.key.length === 1) setSearch((text) => text + event.key);
      else return;
      // Neither the focused field of the page nor a keyboard shortcut gets the key.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      isFieldReady.current = false;
      setSearch("");
    };
  }, [isOpen, onEscape]);
  const onFieldFocus = () => {
    isFieldReady.current = true;
  };
  return { search, setSearch, onFieldFocus };
}

/** Button that opens the command palette, as ⌘K and Ctrl-K do on every page. The dialog is loaded on first use. */
export function CommandPalette() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const searchProps = useSearchText(isOpen, close);
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
      {isOpen && <Dialog close={close} {...searchProps} />}
    </>
  );
}
