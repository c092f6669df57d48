import { useInViewport } from "@mantine/hooks";
import { useEffect, useState } from "react";

/** Returns whether an element was visible once, or is about to be printed, so that charts load only when needed. */
export function useWasVisible() {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [wasVisible, setWasVisible] = useState(false);
  useEffect(() => {
    const show = () => setWasVisible(true);
    if (inViewport) show();
    window.addEventListener("beforeprint", show);
    return () => window.removeEventListener("beforeprint", show);
  }, [inViewport]);
  return { ref, wasVisible };
}
