"use client";

import { CopyButton } from "./copy-button";

/** Copies the BibTeX entry of a paper. */
export function CopyBibtexButton({ paper: paperId }: { readonly paper: string }) {
  const fetchBibtex = async () => {
    const response = await fetch(`/papers/${encodeURIComponent(paperId)}/bibtex`);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return response.text();
  };
  return <CopyButton label="Copy BibTeX" doneLabel="BibTeX copied" getText={fetchBibtex} />;
}
