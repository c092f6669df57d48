import type { Precision } from "@/lib/claim/review-precision";
import { formatNumber } from "@/lib/format/numbers";
import type { ProportionInterval } from "@/lib/format/wilson-interval";

/** Formats a proportion, 0 to 1, in whole percent; a few of many is "<1%", and nearly all ">99%". */
export function formatShare(share: number): string {
  const percent = Math.round(100 * share);
  if (percent === 0 && share > 0) return "<1%";
  return percent === 100 && share < 1 ? ">99%" : `${formatNumber(percent)}%`;
}

/** Formats an interval: "72–96%". */
export const formatInterval = ({ low, high }: ProportionInterval): string =>
  `${Math.round(100 * low)}–${Math.round(100 * high)}%`;

/** Formats right claims of all: "24 of 27". */
export const formatRight = ({ right, total }: Precision): string => `${formatNumber(right)} of ${formatNumber(total)}`;
