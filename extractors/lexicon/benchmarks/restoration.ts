import type { BenchmarkRow } from "../types";

/** Super-resolution, denoising, deblurring, rain, haze, low light. */
export const restorationBenchmarks: readonly BenchmarkRow[] = [
  { name: "Set5", domain: "restoration", metric: "psnr" },
  { name: "Set14", domain: "restoration", metric: "psnr" },
  { name: "BSD68", domain: "restoration", metric: "psnr" },
  { name: "BSD100", exactAliases: ["B100"], domain: "restoration", metric: "psnr" },
  { name: "Urban100", domain: "restoration", metric: "psnr" },
  { name: "Manga109", domain: "restoration", metric: "psnr" },
  { name: "DIV2K", domain: "restoration", metric: "psnr" },
  { name: "Kodak", aliases: ["Kodak24"], domain: "restoration", metric: "psnr", exact: true, common: true },
  { name: "SIDD", domain: "restoration", metric: "psnr" },
  { name: "DND", domain: "restoration", metric: "psnr", exact: true },
  { name: "GoPro", domain: "restoration", metric: "psnr" },
  { name: "HIDE", domain: "restoration", metric: "psnr", exact: true, common: true },
  { name: "REDS", aliases: ["REDS4"], domain: "restoration", metric: "psnr", exact: true, common: true },
  { name: "Vid4", domain: "restoration", metric: "psnr" },
  { name: "Vimeo-90K", domain: "restoration", metric: "psnr" },
  { name: "Rain100H", domain: "restoration", metric: "psnr" },
  { name: "Rain100L", domain: "restoration", metric: "psnr" },
  { name: "RESIDE", aliases: ["SOTS"], domain: "restoration", metric: "psnr", exact: true },
  {
    name: "LOL",
    aliases: ["LOL-v1", "LOL-v2", "LOL dataset", "LOL-v2-real"],
    domain: "restoration",
    metric: "psnr",
    exact: true,
  },
  { name: "MIT-Adobe FiveK", aliases: ["MIT-Adobe 5K", "FiveK"], domain: "restoration", metric: "psnr" },
  { name: "UIEB", domain: "restoration", metric: "psnr" },
  { name: "RealSR", domain: "restoration", metric: "psnr" },
  { name: "fastMRI", domain: "restoration", metric: "psnr" },
];
