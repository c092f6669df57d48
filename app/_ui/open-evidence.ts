import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";
import { getHistoryEntryKey } from "./session-storage";

/** URL parameter of the open claim. Comparisons use `claim` for the compared claims, so theirs differs. */
export const getEvidenceParameter = (path: string): string => (path === "/compare" ? "evidence" : OPEN_CLAIM_PARAMETER);

/** History entries created to open evidence: the previous entry is the same page without it. */
const evidenceEntries = new Set<string>();
let previousFocus: Element | null = null;

function pathWithEvidence(claimId: string | null): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  if (claimId === null) params.delete(getEvidenceParameter(pathname));
  else params.set(getEvidenceParameter(pathname), claimId);
  const query = params.toString();
  return pathname + (query ? `?${query}` : "");
}

/** Opens the evidence of a claim, or replaces the open one, so that Back closes it in one step. */
export function openEvidence(claimId: string): void {
  const { pathname, search } = window.location;
  const isOpen = new URLSearchParams(search).has(getEvidenceParameter(pathname));
  if (isOpen) window.history.replaceState(null, "", pathWithEvidence(claimId));
  else {
    previousFocus = document.activeElement;
    window.history.pushState(null, "", pathWithEvidence(claimId));
    evidenceEntries.add(getHistoryEntryKey());
  }
}

/** Returns the focus to the element that opened the evidence, if it still exists. */
export function restoreFocus(): void {
  if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus({ preventScroll: true });
  previousFocus = null;
}

export function closeEvidence(): void {
  if (evidenceEntries.delete(getHistoryEntryKey())) window.history.back();
  else window.history.replaceState(null, "", pathWithEvidence(null));
}
