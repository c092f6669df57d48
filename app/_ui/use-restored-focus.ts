import { useEffect, useState } from "react";

/**
 * Gives the focus back, when a dialog goes, to where it was when the dialog came. The library does that only for
 * dialogs that stay in the page while they are closed.
 */
export function useRestoredFocus(): void {
  const [previousFocus] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    },
    [previousFocus],
  );
}
