import type { BenchmarkRow } from "../types";

/** Embodied navigation. */
export const navigationBenchmarks: readonly BenchmarkRow[] = [
  { name: "R2R", aliases: ["Room-to-Room"], domain: "navigation", family: "R2R", metric: "success-rate" },
  {
    name: "R2R-CE",
    aliases: ["VLN-CE R2R", "R2R VLN-CE"],
    domain: "navigation",
    family: "R2R",
    metric: "success-rate",
  },
  { name: "RxR", aliases: ["Room-across-Room"], domain: "navigation", family: "RxR", metric: "success-rate" },
  { name: "RxR-CE", domain: "navigation", family: "RxR", metric: "success-rate" },
  { name: "VLN-CE", domain: "navigation", metric: "success-rate" },
  { name: "REVERIE", domain: "navigation", metric: "success-rate", exact: true },
  { name: "SOON", domain: "navigation", metric: "success-rate", exact: true },
  { name: "CVDN", domain: "navigation", metric: "success-rate" },
  { name: "Touchdown", domain: "navigation", metric: "success-rate", exact: true, common: true },
  {
    name: "HM3D",
    aliases: ["Habitat-Matterport 3D", "HM3D-v1"],
    domain: "navigation",
    family: "HM3D",
    metric: "success-rate",
  },
  { name: "HM3D-OVON", domain: "navigation", family: "HM3D", metric: "success-rate" },
  { name: "HM3D v2", domain: "navigation", family: "HM3D", metric: "success-rate" },
  { name: "Gibson", domain: "navigation", metric: "success-rate", exact: true, common: true },
  { name: "AI2-THOR", domain: "navigation", metric: "success-rate" },
  { name: "RoboTHOR", domain: "navigation", metric: "success-rate" },
  { name: "ProcTHOR", domain: "navigation", metric: "success-rate" },
  { name: "Habitat", domain: "navigation", metric: "success-rate", exact: true, common: true },
  { name: "GOAT-Bench", domain: "navigation", metric: "success-rate" },
  { name: "HSSD", domain: "navigation", metric: "success-rate" },
  { name: "OVMM", aliases: ["HomeRobot OVMM"], domain: "navigation", metric: "success-rate" },
  { name: "AerialVLN", domain: "navigation", metric: "success-rate" },
  { name: "EVT-Bench", domain: "navigation", metric: "success-rate" },
];
