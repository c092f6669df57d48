import { useEffect, useState } from "react";

/**
 * Gives the focus back, when a dialog goes, to where it was when the dialog came. The library does that only for
 * dialogs that stay in the page while they are closed.
 */
export function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
