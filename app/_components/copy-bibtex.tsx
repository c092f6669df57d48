"use client";

import { CopyText } from "./copy-text";

/** Copies the BibTeX entry of a paper. */
export function CopyBibtex({ paper }: { readonly paper: string }) {
  const read = async () => {
    const response = await fetch(`/papers/${encodeURIComponent(paper)}/bibtex`);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return response.text();
  };
  return <CopyText name="Copy BibTeX" done="BibTeX copied" read={read} />;
}
