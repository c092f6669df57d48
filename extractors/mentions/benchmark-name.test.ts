import { describe, expect, it } from "vitest";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { BENCHMARKS } from "../lexicon/benchmarks";
import { findLexiconEntry } from "../lexicon/match-lexicon";
import { toBenchmarkName } from "./benchmark-name";

/** Other spellings of the lists that are an edition, a part or a set of their own, or letters of several meanings. */
const PARTS = `
  LongBench-Write | WildGuardTest | WildGuardMix | APPS+ | LeetCodeDataset | SWE-bench test | CyberSecEval 2 |
  TransCoder-test | Spider-dev | BIRD-dev | HM3D-v1 | Atari-57 | Gym MuJoCo | OpenAI Gym MuJoCo | DMLab-30 |
  MineRL | MineDojo | STS12 | STS13 | STS14 | STS15 | STS16 | WSC273 | NYT10 | ASAP++ | CoVoST | IN22-Gen |
  IN22-Conv | AMC12 2023 | ASDiv-A | Countdown-34 | Countdown-4 | Countdown-3to4 | Lean-Workbook-Plus | SEED-I |
  VG150 | VQA-CP | Flickr30K Entities | CC3M | CC12M | CountBenchQA | COCO2017 dataset | COCO-Stuff-164K |
  RF100-VL | PoseTrack18 | PoseTrack2017 | PoseTrack2018 | MPIIFaceGaze | MMLU-Redux 2.0 | SQA-IMG | αNLI |
  AlphaNLI | RAVEN dataset | RAVEN | MuSiQue-Ans | RACE-M | RACE-H | RACE-middle | RACE-high | LeCaRDv2 |
  DL3DV-140 | CO3Dv2 | Virtual KITTI 2 | vKITTI2 | DriveLM-nuScenes | DAIR-V2X-C | MIMIC-CXR-JPG | COVID-QU-Ex |
  Sleep-EDFx | THINGS-EEG2 | n2c2 2018 | M&Ms-2 | MedMNIST v2 | PoseBusters v1 | SKEMPI v2 | SKEMPI 2.0 |
  AMI-IHM | AMI-SDM | WSJ0 | WSJ eval92 | ASVspoof 2019 LA | ASVspoof 2021 LA | MUSDB18-HQ | MSD | PCQM4M |
  PCQM4M-LSC | CoDEx-M | CoDEx-L | CoDEx-S | MIND-small | MIND-large | ImageNet-S | AffectNet-7 | AffectNet-8 |
  Celeb-DF v2 | ROxford | ROxf | RParis | RPar | REDS4 | SOTS | LOL-v1 | LOL-v2 | LOL-v2-real |
  LSUN-Bedroom 256 | Emu Edit benchmark | MFCAD | TAU Urban Acoustic Scenes 2020 | bpRNA-TS0 | bpRNA-1m | GDSC2 |
  GDSC1 | Algonauts 2023 | Algonauts 2025 | ANI-1ccx | Loghub-2k | CNRPark-EXT | Taskmaster-1 | Taskmaster-2 |
  Union14M-L | Union14M-Benchmark | OmniDrive-nuScenes | NGSIM US-101 | Test14-hard | Test14-random | Test14 |
  UniGenBench++ | AnyBench | CN-82K | OpenMathInstruct-2 | RIM-ONE-r3 | RIM-ONE DL | Quilt-1M | ALL-IDB1 |
  ALL-IDB2 | cMedQA2 | MASS-SS3 | WildVision-Bench | WildVision Arena | FVQA-test | MVSA | MMSD2.0 | PDTB 2.0 |
  PDTB 3.0 | ArSarcasm-v2 | ASSIN2 | CTB5 | CTB 5.1 | Galaxy Zoo 2 | Person-in-WiFi-3D | HumanEva | TrajNet |
  PQ-3hop | CAsT-20 | CommonGen-Hard | SDSD-indoor | SDSD-outdoor | Ant-v2 | Ant-v3 | HalfCheetah-v2 |
  HalfCheetah-v3 | Hopper-v2 | Hopper-v3 | Walker2d-v2 | Walker2d-v3 | Swimmer-v2 | Swimmer-v3 | Humanoid-v3 |
  COCO-Stuff-27 | ACIC 2018 | AQI-36 | AMPds2 | WMT17 English-Chinese | Social-IQ 2.0 | IntPhys 2
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter(Boolean);

describe("writtenName", () => {
  it.each([
    ["Math Vista", "MathVista"],
    ["AIME'24", "AIME 2024"],
    ["HMMT Feb 25", "HMMT February 2025"],
    ["WMT 2014", "WMT14"],
    ["MS COCO", "MS COCO"],
    ["CWQ", "CWQ"],
    ["ImageNet 2012", "ImageNet 2012"],
    ["VOC 2012", "VOC 2012"],
    ["Android in the Wild", "Android in the Wild"],
    ["RACE-middle", "RACE-middle"],
    ["Open Graph Benchmark", "Open Graph Benchmark"],
  ])("tells %s as %s", (surface, name) => {
    const row = findLexiconEntry(surface)?.benchmark;
    expect(row).toBeDefined();
    expect(row && toBenchmarkName(row, surface)).toBe(name);
  });

  it("keeps the results of a benchmark together under all of its names, those of parts apart", () => {
    const apart = BENCHMARKS.flatMap((row) =>
      [...(row.aliases ?? []), ...(row.exactAliases ?? [])].filter(
        (alias) => benchmarkId(toBenchmarkName(row, alias)) !== benchmarkId(row.name),
      ),
    );
    expect(apart).toEqual(PARTS);
  });
});
