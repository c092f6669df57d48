import { useInViewport } from "@mantine/hooks";
import { useEffect, useState } from "react";

/** The marks of a chart wait at most this long for the page to become idle, in milliseconds. */
const MAX_IDLE_WAIT = 1500;

/** Calls back when the page is idle, after the work of loading it. Returns a function that cancels the call. */
function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT });
  return () => cancelIdleCallback(handle);
}

/**
 * Returns whether an element was visible once, or is about to be printed, so that charts load only when needed, and only
 * after the page itself.
 */
export function useWasVisible() {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [wasVisible, setWasVisible] = useState(false);
  useEffect(() => {
    const show = () => setWasVisible(true);
    const cancel = inViewport ? whenIdle(show) : undefined;
    window.addEventListener("beforeprint", show);
    return () => {
      cancel?.();
      window.removeEventListener("beforeprint", show);
    };
  }, [inViewport]);
  return { ref, wasVisible };
}
