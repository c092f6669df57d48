/** The evidence beside a page is a part of its address: `?claim=ID`. */
export const CLAIM_KEY = "claim";

let openedHere = false;
let opener: Element | null = null;

function addressWith(claim: string | null): string {
  const params = new URLSearchParams(window.location.search);
  if (claim === null) params.delete(CLAIM_KEY);
  else params.set(CLAIM_KEY, claim);
  const query = params.toString();
  return window.location.pathname + (query ? `?${query}` : "");
}

/** Opens the evidence of a claim, or changes from one to another; Back leads out of it in one step. */
export function openEvidence(claim: string): void {
  const isOpen = new URLSearchParams(window.location.search).has(CLAIM_KEY);
  if (isOpen) window.history.replaceState(null, "", addressWith(claim));
  else {
    opener = document.activeElement;
    window.history.pushState(null, "", addressWith(claim));
    openedHere = true;
  }
}

/** Puts the focus back to where it was when the evidence was opened, if that is still there. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

export function closeEvidence(): void {
  if (openedHere) {
    openedHere = false;
    window.history.back();
  } else window.history.replaceState(null, "", addressWith(null));
}
