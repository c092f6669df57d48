"use client";

import { type ComponentProps, type FocusEvent, useEffect, useRef } from "react";

/** Yields an element and its ancestors, nearest first. */
function* listAncestors(element: Element | null): Generator<Element> {
  for (let current = element; current !== null; current = current.parentElement) yield current;
}

/**
 * Section with parts that come and go. If the focused part is removed, such as a button that was pressed, its nearest
 * focusable ancestor (`tabIndex={-1}`) receives the focus, so that keyboard navigation continues there.
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
  // biome-ignore lint/a11y/noStaticElementInteractions: it only records the focus
  return <section tabIndex={-1} {...props} onFocus={onFocus} />;
}
