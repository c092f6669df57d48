import type { MetricRow } from "../types";

/** Scores without a nearer name. */
export const judgementMetrics: readonly MetricRow[] = [
  {
    id: "score",
    name: "score",
    aliases: ["scores", "points score", "overall score", "total score", "average score", "final score"],
    higherIsBetter: true,
    bound: null,
    kind: "quality",
  },
  {
    id: "quality",
    name: "quality",
    aliases: ["quality score", "task quality"],
    higherIsBetter: true,
    bound: null,
    kind: "quality",
  },
  {
    id: "usability",
    name: "SUS score",
    aliases: ["System Usability Scale"],
    exactAliases: ["SUS"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  {
    id: "performance-retention",
    name: "performance retention",
    aliases: ["retention rate"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  {
    id: "forgetting",
    name: "forgetting",
    aliases: ["forgetting rate", "average forgetting"],
    higherIsBetter: false,
    bound: 100,
    kind: "quality",
  },
  { id: "transfer", name: "backward transfer", aliases: ["BWT"], higherIsBetter: true, bound: null, kind: "quality" },
];
