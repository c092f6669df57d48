import { parseBenchmarkLines } from "../lines";

export const depthNames = parseBenchmarkLines(
  "depth",
  `
    KITTI depth completion | KITTI DC
    Make3D
    !DrivingStereo
    InStereo2K
    ?IRS
    ?SQUID
    !HD1K
    AutoFlow
    FT3Ds
    KITTIs | stereoKITTI
    Stanford2D3D | 2D-3D-S | Stanford2D3DS
    Pano3D
    PanoSUNCG
    Bonn RGB-D
    UnrealStereo4K | Unreal4K
    DA-2K
    !ClearGrasp
    TransCG
    DSEC-Flow
    MVSEC-flow
    TartanAir V2
`,
);
