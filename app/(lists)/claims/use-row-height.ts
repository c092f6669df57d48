"use client";

import { useMediaQuery } from "@mantine/hooks";

/** Below this width a row is a card; the style sheet of the table has the same number. */
const PHONE = "(max-width: 720px)";

/** The height of every row in pixels. */
export function useRowHeight(): number {
  return useMediaQuery(PHONE, false) ? 96 : 38;
}
