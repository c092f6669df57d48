/** The evidence beside a page is a part of its address: `?claim=ID`. */
export const CLAIM_KEY = "claim";

let openedHere = false;

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
    window.history.pushState(null, "", addressWith(claim));
    openedHere = true;
  }
}

export function closeEvidence(): void {
  if (openedHere) {
    openedHere = false;
    window.history.back();
  } else window.history.replaceState(null, "", addressWith(null));
}
