import type { BenchmarkRow } from "../types";

/** Network intrusion, malware, threat intelligence. */
export const securityBenchmarks: readonly BenchmarkRow[] = [
  { name: "NSL-KDD", domain: "security", metric: "accuracy" },
  { name: "KDD Cup 99", aliases: ["KDD99", "KDD Cup 1999"], domain: "security", metric: "accuracy" },
  { name: "UNSW-NB15", domain: "security", metric: "accuracy" },
  { name: "CIC-IDS2017", domain: "security", metric: "accuracy" },
  { name: "CSE-CIC-IDS2018", aliases: ["CIC-IDS2018"], domain: "security", metric: "accuracy" },
  { name: "CIC-DDoS2019", domain: "security", metric: "accuracy" },
  { name: "CICIoT2023", domain: "security", metric: "accuracy" },
  { name: "CIC-MalMem-2022", domain: "security", metric: "accuracy" },
  { name: "BoT-IoT", domain: "security", metric: "accuracy" },
  { name: "ToN-IoT", domain: "security", metric: "accuracy" },
  { name: "Edge-IIoTset", domain: "security", metric: "accuracy" },
  { name: "IoT-23", domain: "security", metric: "accuracy" },
  { name: "EMBER", domain: "security", metric: "auroc", exact: true },
  { name: "Drebin", domain: "security", metric: "f1" },
  { name: "Malimg", domain: "security", metric: "accuracy" },
  { name: "CTIBench", domain: "security", metric: "accuracy" },
  { name: "SecBench", domain: "security", metric: "accuracy" },
  { name: "N-BaIoT", domain: "security" },
  { name: "CTU-13", domain: "security" },
  { name: "MQTT-IoT-IDS2020", domain: "security" },
  { name: "BODMAS", domain: "security" },
  { name: "CyberGym", domain: "security" },
  { name: "AutoPenBench", domain: "security" },
  { name: "FormAI", domain: "security" },
];
