"use client";

import { CopyButton } from "./copy-button";

/** Copies the permanent address of something on this board. */
export function CopyLinkButton({ path }: { readonly path: string }) {
  return (
    <CopyButton label="Copy link" doneLabel="Link copied" getText={() => new URL(path, window.location.href).href} />
  );
}
