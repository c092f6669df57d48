import { useEffect, useState } from "react";

/**
 * Returns the focus to the previously focused element when a dialog is unmounted. Mantine does so only for dialogs that
 * stay mounted while they are closed.
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
