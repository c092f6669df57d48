"use client";

import { useState } from "react";
import classes from "./evidence.module.css";

interface Props {
  readonly label: string;
  readonly doneLabel: string;
  readonly getText: () => string | Promise<string>;
}

/** Button that copies a text to the clipboard and confirms it. */
export function CopyButton({ label, doneLabel, getText }: Props) {
  const [shownLabel, setShownLabel] = useState(label);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await getText());
      setShownLabel(doneLabel);
    } catch {
      setShownLabel("Copying is blocked by the browser");
    }
    setTimeout(() => setShownLabel(label), 2000);
  };
  return (
    <button type="button" className={classes.linkButton} onClick={copy} aria-live="polite">
      {shownLabel}
    </button>
  );
}

/** Button that copies the permanent link to a claim or paper of this board. */
export function CopyLinkButton({ path }: { readonly path: string }) {
  return (
    <CopyButton label="Copy link" doneLabel="Link copied" getText={() => new URL(path, window.location.href).href} />
  );
}

/** Copies the BibTeX entry of a paper. */
export function CopyBibtexButton({ paper: paperId }: { readonly paper: string }) {
  const fetchBibtex = async () => {
    const response = await fetch(`/papers/${encodeURIComponent(paperId)}/bibtex`);
    if (!response.ok) throw new Error(`server error ${response.status}`);
    return response.text();
  };
  return <CopyButton label="Copy BibTeX" doneLabel="BibTeX copied" getText={fetchBibtex} />;
}
