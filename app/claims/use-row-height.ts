"use client";

import { useMediaQuery } from "@mantine/hooks";
import type { ClaimQuery } from "@/lib/query/claim-query";

/** Below this width rows are cards. Same values as in claims-table.module.css. */
const PHONE_QUERY = "(max-width: 720px)";

/** Returns the height of all rows in pixels. */
export function useRowHeight(density: ClaimQuery["density"]): number {
  const isPhone = useMediaQuery(PHONE_QUERY, false);
  if (isPhone) return 96;
  return density === "compact" ? 28 : 38;
}
