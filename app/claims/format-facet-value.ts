import type { FacetKey, FacetValue } from "@/db/queries/get-claim-facets";
import { formatRole } from "@/lib/claim/role";
import { NO_VALUE } from "@/lib/query/claim-query";
import { getNoValueLabel, HAS_LABELS } from "@/lib/query/query-edit";

/** Labels of values that are stored as keys. */
const VALUE_LABELS: { readonly [K in FacetKey]?: Readonly<Record<string, string>> } = {
  kind: {
    change: "before → after",
    "score+gain": "score and gain",
    score: "score only",
    gain: "gain only",
    times: "times (×)",
    count: "count",
  },
  gain_kind: {
    points: "points",
    relative: "relative %",
    percent: "% (absolute or relative not stated)",
    times: "times (×)",
  },
  role: { own: formatRole("own"), baseline: formatRole("baseline"), background: formatRole("background") },
  check: { ok: "consistent", mismatch: "mismatch" },
  status: { extracted: "not reviewed" },
  has: HAS_LABELS,
};

/** Formats a value of a filter for the filter list. */
export function formatFacetValue(facet: FacetKey, { value, label }: FacetValue): string {
  if (value === NO_VALUE) return getNoValueLabel(facet);
  return VALUE_LABELS[facet]?.[value] ?? label;
}
