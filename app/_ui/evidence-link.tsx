"use client";

import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { openEvidence } from "./open-evidence";

interface Props {
  readonly claimId: string;
  readonly className?: string | undefined;
  /** Accessible name; starts with the visible text. */
  readonly ariaLabel?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Link to the evidence of a claim: opens the drawer on a click, and the claim page in a new tab or without scripts. */
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
