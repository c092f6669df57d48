import type { BenchmarkRow } from "../types";

/** Depth, stereo and flow. */
export const depthBenchmarks: readonly BenchmarkRow[] = [
  { name: "KITTI", domain: "depth", family: "KITTI", metric: "abs-rel" },
  { name: "KITTI odometry", domain: "depth", family: "KITTI", metric: "ate" },
  { name: "KITTI 2012", domain: "depth", family: "KITTI", metric: "error-rate" },
  { name: "KITTI 2015", aliases: ["KITTI-15"], domain: "depth", family: "KITTI", metric: "error-rate" },
  { name: "KITTI-360", domain: "depth", family: "KITTI", metric: "miou" },
  { name: "KITTI Eigen", aliases: ["KITTI Eigen split"], domain: "depth", family: "KITTI", metric: "abs-rel" },
  {
    name: "Virtual KITTI",
    aliases: ["VKITTI", "Virtual KITTI 2", "vKITTI2"],
    domain: "depth",
    family: "KITTI",
    metric: "abs-rel",
  },
  { name: "DIODE", domain: "depth", metric: "abs-rel", exact: true },
  { name: "DDAD", domain: "depth", metric: "abs-rel" },
  { name: "iBims-1", domain: "depth", metric: "abs-rel" },
  { name: "Hypersim", domain: "depth", metric: "abs-rel" },
  { name: "Middlebury", domain: "depth", metric: "error" },
  { name: "SceneFlow", domain: "depth", metric: "epe", exact: true },
  { name: "FlyingThings3D", aliases: ["FlyingThings"], domain: "depth", metric: "epe" },
  { name: "FlyingChairs", domain: "depth", metric: "epe" },
  { name: "Sintel", aliases: ["MPI Sintel"], domain: "depth", family: "Sintel", metric: "epe" },
  { name: "Sintel Clean", domain: "depth", family: "Sintel", metric: "epe" },
  { name: "Sintel Final", domain: "depth", family: "Sintel", metric: "epe" },
  { name: "Spring", domain: "depth", metric: "epe", exact: true, common: true },
  { name: "MVSEC", domain: "depth", metric: "epe" },
];
