"use client";

import { DownloadIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import buttons from "../_ui/button.module.css";

const Dialog = dynamic(() => import("./export-dialog").then((m) => m.ExportDialog), { ssr: false });

interface Props {
  /** Path prefix of the files, if the page is not the claims table. */
  readonly basePath?: string;
  /** Claim query as a query string without "?". */
  readonly queryString: string;
  /** Number of claims. */
  readonly total: number;
}

/** Button that opens the export dialog for all claims of a query. The dialog is loaded on first use. */
export function ExportButton({ basePath = "", queryString, total }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        aria-haspopup="dialog"
        aria-label="Export"
        title="Export"
        onClick={() => setIsOpen(true)}
      >
        <DownloadIcon size={14} aria-hidden />
        <span>Export</span>
      </button>
      {isOpen && (
        <Dialog basePath={basePath} queryString={queryString} total={total} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
