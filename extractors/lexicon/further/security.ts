import { parseBenchmarkLines } from "../lines";

export const securityNames = parseBenchmarkLines(
  "security",
  `
    CICIoT2024
    CICAndMal2017
    ISCX-VPN | ISCXVPN2016
    ISCX-Tor | ISCXTor2016
    USTC-TFC2016
    CIRA-CIC-DoHBrw-2020
    CIC-IoMT2024
    WUSTL-IIoT-2021 | WUSTL-IIoT
    WUSTL-EHMS-2020
    X-IIoTID
    UKM-IDS20
    LITNET-2020
    HIKARI-2021
    Kyoto 2006+
    ISCX2012
    UGR'16
    DARPA TC | DARPA Transparent Computing
    !StreamSpot
    ?LANL
    CERT r4.2
    !Car-Hacking
    BATADAL
    EMBER2018
    SOREL-20M
    MalNet
    AndroZoo
    CICMalDroid 2020 | CICMalDroid
    VirusShare
    BIG 2015 | Microsoft Malware Classification Challenge
    Draper VDISC
    ?ReVeal
    FFmpeg+QEMU
    CVEfixes
    MegaVul
    CrossVul
    !D2A
    ?SARD
    !SmartBugs
    SolidiFI
    CyberBench
    SecQA
    SEvenLLM
    NYU CTF Bench | NYU CTF
    CVE-Bench
    BountyBench
    SecCodePLT
    LLMSecEval
    CASTLE benchmark
    PhishTank
    PhiUSIIL
    Enron-Spam
    SpamAssassin
`,
);
