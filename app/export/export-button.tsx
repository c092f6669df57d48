"use client";

import { DownloadIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import buttons from "../_ui/button.module.css";

const Dialog = dynamic(() => import("./export-dialog").then((m) => m.ExportDialog), { ssr: false });

interface Props {
  /** Where its files stand, if not beside the claims: the address is another page's then. */
  readonly basePath?: string;
  /** The claim query, as in an address without its "?". */
  readonly queryString: string;
  /** How many claims it has. */
  readonly total: number;
}

/** All claims of a query as a file, not only those that are in sight; the dialog is loaded when it is asked for. */
export function ExportButton({ basePath = "", queryString, total }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttons.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <DownloadIcon size={14} aria-hidden />
        Export
      </button>
      {isOpen && (
        <Dialog basePath={basePath} queryString={queryString} total={total} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
