import type { BenchmarkRow } from "../types";

/** Physics, weather, fluids, particles. */
export const physicsBenchmarks: readonly BenchmarkRow[] = [
  { name: "PDEBench", domain: "physics", metric: "nrmse" },
  { name: "The Well", domain: "physics", metric: "vrmse", exact: true, common: true },
  { name: "WeatherBench", domain: "physics", family: "WeatherBench", metric: "rmse" },
  { name: "WeatherBench 2", domain: "physics", family: "WeatherBench", metric: "rmse" },
  { name: "ERA5", domain: "physics", metric: "rmse" },
  { name: "SEVIR", domain: "physics", metric: "csi" },
  { name: "CAMELS", domain: "physics", metric: "nse", exact: true, common: true },
  { name: "CMIP6", domain: "physics", metric: "rmse" },
  { name: "JetClass", domain: "physics", metric: "auroc" },
  { name: "Top Tagging", domain: "physics", metric: "auroc" },
  { name: "AirfRANS", domain: "physics", metric: "mse" },
  { name: "DrivAerNet", domain: "physics", metric: "mse" },
  { name: "DrivAerNet++", domain: "physics", family: "DrivAerNet", metric: "mse" },
  { name: "LHCO", aliases: ["LHC Olympics"], domain: "physics", metric: "auroc" },
];
