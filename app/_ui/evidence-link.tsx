"use client";

import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { openEvidence } from "./open-evidence";

interface Props {
  readonly claimId: string;
  readonly className?: string | undefined;
  /** Said to a screen reader in place of the content; starts with the visible text. */
  readonly ariaLabel?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the evidence of a claim: beside the page on a click, as a page of its own in a new tab or without scripts. */
export function EvidenceLink({ claimId, className, ariaLabel, title, children }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openEvidence(claimId);
  };
  return (
    <Link
      href={`/claims/${claimId}`}
      prefetch={false}
      className={className}
      aria-label={ariaLabel}
      title={title}
      data-evidence={claimId}
      onClick={open}
    >
      {children}
    </Link>
  );
}
