import { parseBenchmarkLines } from "../lines";

export const restorationNames = parseBenchmarkLines(
  "restoration",
  `
    ?McMaster
    CBSD68
    BSDS500 | BSD500
    BSDS300
    BSD200
    BSD400
    ?BIPED
    ?Waterloo Exploration | WED
    Flickr2K
    !DF2K
    ?LSDIR
    General100
    !T91
    Set12
    DIV8K
    RealSRSet
    DRealSR
    RealLR200
    RealPhoto60
    RealLQ250
    DIV2K-Val
    DIV2K-Wild
    CelebRef-HQ
    LFW-Test
    WebPhoto-Test
    CelebChild-Test
    !WIDER-Test
    CelebA-Test
    ?RENOIR
    ?SMID
    ?SDSD | SDSD-indoor | SDSD-outdoor
    LOLv2-Real
    LOLv2-Synthetic | LOLv2-syn
    LOL-Blur
    ?LSRW
    ?DICM
    ?NPE
    ?MEF
    ?MEFB
    ?MSEC
    SICE-Grad
    SICE-Mix
    ?Kalantari
    HDR-Eye
    HDRTV1K
    PPR10K
    RealBlur-R
    RealBlur-J
    !RealBlur
    RSBlur
    ?DPDD
    RealDOF
    ?LFDOF
    RESIDE-6K
    SOTS-Indoor
    SOTS-Outdoor
    O-HAZE
    I-HAZE
    NH-HAZE
    NH-HAZE2
    D-HAZY
    Haze4K
    ?HSTS
    ?Fattal
    RW2AH
    StateHaze1k | SateHaze1k
    !RRSHID
    !REVIDE
    !HazeWorld
    Rain800
    Rain1400
    Rain12
    Rain200H
    Rain200L
    Rain13K
    !DID-Data
    DDN-Data
    ?SPA-Data | SPAD
    RainDS
    RainDrop-A
    LHP-Rain
    GT-Rain
    !Outdoor-Rain
    Test1200
    Test2800
    Test100
    Snow100K
    ?SRRS
    CDD-11
    !SIR2
    Real20
    !U45
    UFO-120
    ?RUIE
    ?UVEB
    ?WSRD
    Places2
    Paris StreetView
    CelebAMask-HQ
    ?RORD
    Vimeo90K-T
    SNU-FILM
    ?Xiph
    !X4K1000FPS | X-TEST | X4K
    ATD-12K
    Inter4K
    UDM10
    ?SPMCS
    YouHQ40
    VideoLQ
    RealVSR
    MVSR4x
    ?CRVD
    ?Tecnick
    CLIC professional
    HEVC Class B
    HEVC Class C
    HEVC Class D
    MCL-JCV
    USTC-TD
    JVET CTC
    ?Bunny
    8iVFB
    ?MVUB
    ?TNO
    !RoadScene
    ?MSRS
    ?Lytro
    ?MFFW
    MFI-WHU
    fastMRI knee
    fastMRI brain
`,
);
