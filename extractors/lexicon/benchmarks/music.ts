import type { BenchmarkRow } from "../types";

/** Music. */
export const musicBenchmarks: readonly BenchmarkRow[] = [
  { name: "MAESTRO", domain: "music", metric: "f1", exact: true },
  { name: "MusicNet", domain: "music", metric: "f1" },
  { name: "MUSDB18", aliases: ["MUSDB18-HQ", "MUSDB"], domain: "music", metric: "sdr" },
  { name: "GTZAN", domain: "music", metric: "accuracy" },
  { name: "MTG-Jamendo", domain: "music", metric: "map" },
  { name: "MagnaTagATune", domain: "music", metric: "auroc" },
  { name: "MusicCaps", domain: "music", metric: "fad" },
  { name: "Million Song Dataset", exactAliases: ["MSD"], domain: "music", metric: "auroc" },
  { name: "FMA", domain: "music", metric: "accuracy", exact: true, common: true },
  { name: "NSynth", domain: "music", metric: "accuracy" },
  { name: "Slakh2100", domain: "music", metric: "f1" },
  { name: "MIR-1K", domain: "music", metric: "sdr" },
  { name: "GiantSteps", domain: "music", metric: "accuracy" },
  { name: "MuChoMusic", domain: "music", metric: "accuracy" },
  { name: "Song Describer", domain: "music", metric: "score" },
  { name: "POP909", domain: "music" },
  { name: "MoisesDB", domain: "music" },
  { name: "Camera-PrIMuS", domain: "music" },
  { name: "PrIMuS", domain: "music", exact: true },
];
