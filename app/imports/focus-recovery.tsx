"use client";

import { type ComponentProps, type FocusEvent, useEffect, useRef } from "react";

/** An element and all around it, the nearest first. */
function* listAncestors(element: Element | null): Generator<Element> {
  for (let current = element; current !== null; current = current.parentElement) yield current;
}

/**
 * A place whose parts come and go. Where a part goes that has the focus, such as a button that was pressed, what stood
 * around it takes it, as far as it can have it (`tabIndex={-1}`): the keyboard goes on there and not at the page's head.
 */
export function FocusRecovery(props: ComponentProps<"section">) {
  const focusedPath = useRef<readonly Element[]>([]);
  const onFocus = ({ target }: FocusEvent) => {
    focusedPath.current = [...listAncestors(target)];
  };
  useEffect(() => {
    const [lastFocused] = focusedPath.current;
    if (lastFocused === undefined || lastFocused.isConnected || document.activeElement !== document.body) return;
    const fallback = focusedPath.current.find((one) => one.isConnected && one.hasAttribute("tabindex"));
    if (fallback instanceof HTMLElement) fallback.focus();
  });
  // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is
  return <section tabIndex={-1} {...props} onFocus={onFocus} />;
}
