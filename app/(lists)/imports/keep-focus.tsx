"use client";

import { type ComponentProps, type FocusEvent, useEffect, useRef } from "react";

/** An element and all around it, the nearest first. */
function* outwards(element: Element | null): Generator<Element> {
  for (let at = element; at !== null; at = at.parentElement) yield at;
}

/**
 * A place whose parts come and go. Where a part goes that has the focus, such as a button that was pressed, what stood
 * around it takes it, as far as it can have it (`tabIndex={-1}`): the keyboard goes on there and not at the page's head.
 */
export function KeepFocus(props: ComponentProps<"section">) {
  const path = useRef<readonly Element[]>([]);
  const onFocus = ({ target }: FocusEvent) => {
    path.current = [...outwards(target)];
  };
  useEffect(() => {
    const [last] = path.current;
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    const around = path.current.find((one) => one.isConnected && one.hasAttribute("tabindex"));
    if (around instanceof HTMLElement) around.focus();
  });
  // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is
  return <section tabIndex={-1} {...props} onFocus={onFocus} />;
}
