import type { MetricRow } from "../types";

/** Routes driven. */
export const drivingMetrics: readonly MetricRow[] = [
  {
    id: "driving-score",
    name: "driving score",
    aliases: ["driving scores", "CARLA driving score"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  {
    id: "route-completion",
    name: "route completion",
    aliases: ["route completion score", "route completion rate"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  {
    id: "infraction-score",
    name: "infraction score",
    aliases: ["infraction penalty"],
    higherIsBetter: true,
    bound: 1,
    kind: "quality",
  },
  {
    id: "collision-rate",
    name: "collision rate",
    aliases: ["collision rates", "collisions", "col. rate"],
    higherIsBetter: false,
    bound: 100,
    kind: "quality",
  },
  {
    id: "pdms",
    name: "PDMS",
    aliases: ["PDM score", "predictive driver model score"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  {
    id: "epdms",
    name: "EPDMS",
    aliases: ["extended PDMS", "extended PDM score"],
    higherIsBetter: true,
    bound: 100,
    kind: "quality",
  },
  {
    id: "realism",
    name: "realism meta-metric",
    aliases: ["realism score"],
    higherIsBetter: true,
    bound: 1,
    kind: "quality",
  },
  { id: "rfs", name: "rater feedback score", higherIsBetter: true, bound: 10, kind: "quality" },
];
