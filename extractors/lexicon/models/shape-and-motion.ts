import type { ModelRow } from "../types";

/** Adversarial networks; shapes and motions made. */
export const shapeAndMotionModels: readonly ModelRow[] = [
  { name: "StyleGAN", line: "StyleGAN", org: "NVIDIA", released: "2018-12", kind: "diffusion" },
  { name: "StyleGAN2", line: "StyleGAN", org: "NVIDIA", released: "2019-12", kind: "diffusion" },
  { name: "StyleGAN3", line: "StyleGAN", org: "NVIDIA", released: "2021-06", kind: "diffusion" },
  { name: "StyleGAN-XL", line: "StyleGAN", released: "2022-02", kind: "diffusion" },
  { name: "BigGAN", line: "BigGAN", org: "DeepMind", released: "2018-09", kind: "diffusion" },
  { name: "ProGAN", line: "ProGAN", aliases: ["PGGAN"], org: "NVIDIA", released: "2017-10", kind: "diffusion" },
  { name: "GigaGAN", line: "GigaGAN", org: "Adobe", released: "2023-03", kind: "diffusion" },
  { name: "CycleGAN", line: "CycleGAN", released: "2017-03", kind: "diffusion" },
  { name: "pix2pix", line: "pix2pix", released: "2016-11", kind: "diffusion" },
  { name: "StarGAN", line: "StarGAN", released: "2017-11", kind: "diffusion" },
  { name: "DCGAN", line: "DCGAN", released: "2015-11", kind: "diffusion" },
  { name: "WGAN-GP", line: "WGAN-GP", released: "2017-04", kind: "diffusion" },
  { name: "DDPM", line: "DDPM", released: "2020-06", kind: "diffusion" },
  { name: "Zero-1-to-3", line: "Zero-1-to-3", aliases: ["Zero123"], released: "2023-03", kind: "diffusion" },
  { name: "TRELLIS", line: "TRELLIS", org: "Microsoft", released: "2024-12", kind: "diffusion", exact: true },
  { name: "LGM", line: "LGM", released: "2024-02", kind: "diffusion", exact: true },
  { name: "DreamFusion", line: "DreamFusion", org: "Google", released: "2022-09", kind: "diffusion" },
  { name: "Magic3D", line: "Magic3D", org: "NVIDIA", released: "2022-11", kind: "diffusion" },
  { name: "Shap-E", line: "Shap-E", org: "OpenAI", released: "2023-05", kind: "diffusion", exact: true },
  { name: "Point-E", line: "Point-E", org: "OpenAI", released: "2022-12", kind: "diffusion" },
  { name: "MDM", line: "MDM", released: "2022-09", kind: "diffusion", exact: true, common: true },
  { name: "T2M-GPT", line: "T2M-GPT", released: "2023-01", kind: "diffusion" },
  { name: "MoMask", line: "MoMask", released: "2023-12", kind: "diffusion" },
  { name: "MotionGPT", line: "MotionGPT", released: "2023-06", kind: "diffusion" },
];
