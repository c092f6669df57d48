import type { MetricRow } from "../types";

/** Text as it is judged. */
export const judgedTextMetrics: readonly MetricRow[] = [
  {
    id: "distinct-n",
    name: "distinct-n",
    aliases: ["Distinct-1", "Distinct-2", "Dist-1", "Dist-2"],
    higherIsBetter: true,
    bound: null,
    kind: "quality",
  },
  {
    id: "diversity",
    name: "diversity",
    aliases: ["diversity score"],
    higherIsBetter: true,
    bound: null,
    kind: "quality",
  },
  {
    id: "coherence",
    name: "coherence",
    aliases: ["coherence score"],
    higherIsBetter: true,
    bound: null,
    kind: "quality",
  },
  { id: "fluency", name: "fluency", higherIsBetter: true, bound: null, kind: "quality" },
  {
    id: "faithfulness",
    name: "faithfulness",
    aliases: ["faithfulness score"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  {
    id: "factuality",
    name: "factuality",
    aliases: ["factual accuracy", "factual consistency", "factuality score"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  { id: "groundedness", name: "groundedness", higherIsBetter: true, bound: 100, kind: "quality" },
  { id: "g-eval", name: "G-Eval", higherIsBetter: true, bound: null, kind: "quality" },
  { id: "parent", name: "PARENT", higherIsBetter: true, bound: 100, kind: "quality", exact: true },
  {
    id: "mqm",
    name: "MQM",
    aliases: ["Multidimensional Quality Metrics"],
    higherIsBetter: true,
    bound: null,
    kind: "quality",
  },
];
