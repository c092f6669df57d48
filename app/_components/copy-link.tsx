"use client";

import { CopyText } from "./copy-text";

/** Copies the permanent address of something on this board. */
export function CopyLink({ path }: { readonly path: string }) {
  return <CopyText name="Copy link" done="Link copied" read={() => new URL(path, window.location.href).href} />;
}
