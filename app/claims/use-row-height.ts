"use client";

import { useMediaQuery } from "@mantine/hooks";
import type { ClaimQuery } from "@/lib/query/claim-query";

/** Below this width a row is a card; the style sheet of the table has the same numbers. */
const PHONE_QUERY = "(max-width: 720px)";

/** The height of every row in pixels. */
export function useRowHeight(density: ClaimQuery["density"]): number {
  const isPhone = useMediaQuery(PHONE_QUERY, false);
  if (isPhone) return 96;
  return density === "compact" ? 28 : 38;
}
