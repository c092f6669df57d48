import type { FacetKey, FacetValue } from "@/db/queries/get-claim-facets";
import { NO_VALUE } from "@/lib/query/claim-query";
import { getNoValueLabel } from "@/lib/query/query-edit";

/** Words for the values of closed lists, which are stored as keys. */
const VALUE_LABELS: { readonly [K in FacetKey]?: Readonly<Record<string, string>> } = {
  kind: {
    change: "before → after",
    "score+gain": "score and gain",
    score: "score alone",
    gain: "gain alone",
    times: "times (×)",
    count: "count",
  },
  gain_kind: { points: "points", relative: "relative %", percent: "%, kind left open", times: "times (×)" },
  role: { own: "the paper's own", baseline: "a rival's", background: "background" },
  check: { ok: "adds up", mismatch: "does not add up" },
  status: { extracted: "not reviewed" },
};

export function formatFacetValue(facet: FacetKey, { value, label }: FacetValue): string {
  if (value === NO_VALUE) return getNoValueLabel(facet);
  return VALUE_LABELS[facet]?.[value] ?? label;
}
