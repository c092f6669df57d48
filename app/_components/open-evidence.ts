import { CLAIM_KEY } from "@/lib/claims-address";
import { historyEntry } from "./window-session";

/** The key on a page: a comparison names its claims by `claim`, so the open one is another there. */
export const evidenceKey = (path: string): string => (path === "/compare" ? "evidence" : CLAIM_KEY);

/** Entries that were made for an evidence: the one before is the same page without it. */
const opened = new Set<string>();
let opener: Element | null = null;

function addressWith(claim: string | null): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  if (claim === null) params.delete(evidenceKey(pathname));
  else params.set(evidenceKey(pathname), claim);
  const query = params.toString();
  return pathname + (query ? `?${query}` : "");
}

/** Opens the evidence of a claim, or changes from one to another; Back leads out of it in one step. */
export function openEvidence(claim: string): void {
  const { pathname, search } = window.location;
  const isOpen = new URLSearchParams(search).has(evidenceKey(pathname));
  if (isOpen) window.history.replaceState(null, "", addressWith(claim));
  else {
    opener = document.activeElement;
    window.history.pushState(null, "", addressWith(claim));
    opened.add(historyEntry());
  }
}

/** Puts the focus back to where it was when the evidence was opened, if that is still there. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

export function closeEvidence(): void {
  if (opened.delete(historyEntry())) window.history.back();
  else window.history.replaceState(null, "", addressWith(null));
}
