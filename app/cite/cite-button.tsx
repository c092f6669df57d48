"use client";

import { QuoteIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import buttons from "../_ui/button.module.css";

const Dialog = dynamic(() => import("./cite-dialog").then((m) => m.CiteDialog), { ssr: false });

/**
 * Button that opens the citation of a view; the dialog is loaded on first use.
 * @param queryString claim query without "?"
 */
export function CiteButton({ queryString }: { readonly queryString: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        aria-haspopup="dialog"
        aria-label="Cite this view"
        title="Cite this view"
        onClick={() => setIsOpen(true)}
      >
        <QuoteIcon size={14} aria-hidden />
        <span>Cite</span>
      </button>
      {isOpen && <Dialog queryString={queryString} onClose={() => setIsOpen(false)} />}
    </>
  );
}
