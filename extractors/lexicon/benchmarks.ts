import { threeDBenchmarks } from "./benchmarks/3d";
import { agentBenchmarks } from "./benchmarks/agent";
import { audioBenchmarks } from "./benchmarks/audio";
import { biologyBenchmarks } from "./benchmarks/biology";
import { chemistryBenchmarks } from "./benchmarks/chemistry";
import { codeBenchmarks } from "./benchmarks/code";
import { depthBenchmarks } from "./benchmarks/depth";
import { detectionBenchmarks } from "./benchmarks/detection";
import { dialogueBenchmarks } from "./benchmarks/dialogue";
import { documentBenchmarks } from "./benchmarks/document";
import { drivingBenchmarks } from "./benchmarks/driving";
import { educationBenchmarks } from "./benchmarks/education";
import { financeBenchmarks } from "./benchmarks/finance";
import { generationBenchmarks } from "./benchmarks/generation";
import { graphBenchmarks } from "./benchmarks/graph";
import { hallucinationBenchmarks } from "./benchmarks/hallucination";
import { instructionBenchmarks } from "./benchmarks/instruction";
import { knowledgeBenchmarks } from "./benchmarks/knowledge";
import { knowledgeGraphBenchmarks } from "./benchmarks/knowledge-graph";
import { legalBenchmarks } from "./benchmarks/legal";
import { longContextBenchmarks } from "./benchmarks/long-context";
import { mathBenchmarks } from "./benchmarks/math";
import { medicalBenchmarks } from "./benchmarks/medical";
import { medicalImagingBenchmarks } from "./benchmarks/medical-imaging";
import { multilingualBenchmarks } from "./benchmarks/multilingual";
import { multimodalBenchmarks } from "./benchmarks/multimodal";
import { musicBenchmarks } from "./benchmarks/music";
import { navigationBenchmarks } from "./benchmarks/navigation";
import { nlpBenchmarks } from "./benchmarks/nlp";
import { optimizationBenchmarks } from "./benchmarks/optimization";
import { physicsBenchmarks } from "./benchmarks/physics";
import { poseBenchmarks } from "./benchmarks/pose";
import { proofBenchmarks } from "./benchmarks/proof";
import { qaBenchmarks } from "./benchmarks/qa";
import { reasoningBenchmarks } from "./benchmarks/reasoning";
import { recsysBenchmarks } from "./benchmarks/recsys";
import { reidBenchmarks } from "./benchmarks/reid";
import { remoteSensingBenchmarks } from "./benchmarks/remote-sensing";
import { restorationBenchmarks } from "./benchmarks/restoration";
import { retrievalBenchmarks } from "./benchmarks/retrieval";
import { rewardBenchmarks } from "./benchmarks/reward";
import { rlBenchmarks } from "./benchmarks/rl";
import { roboticsBenchmarks } from "./benchmarks/robotics";
import { safetyBenchmarks } from "./benchmarks/safety";
import { securityBenchmarks } from "./benchmarks/security";
import { segmentationBenchmarks } from "./benchmarks/segmentation";
import { softwareBenchmarks } from "./benchmarks/software";
import { speechBenchmarks } from "./benchmarks/speech";
import { sqlBenchmarks } from "./benchmarks/sql";
import { summarizationBenchmarks } from "./benchmarks/summarization";
import { tabularBenchmarks } from "./benchmarks/tabular";
import { timeSeriesBenchmarks } from "./benchmarks/time-series";
import { toolUseBenchmarks } from "./benchmarks/tool-use";
import { trackingBenchmarks } from "./benchmarks/tracking";
import { translationBenchmarks } from "./benchmarks/translation";
import { videoBenchmarks } from "./benchmarks/video";
import { visionBenchmarks } from "./benchmarks/vision";
import { threeDNames } from "./further/3d";
import { agentNames } from "./further/agent";
import { audioNames } from "./further/audio";
import { biologyNames } from "./further/biology";
import { chemistryNames } from "./further/chemistry";
import { codeNames } from "./further/code";
import { depthNames } from "./further/depth";
import { detectionNames } from "./further/detection";
import { dialogueNames } from "./further/dialogue";
import { documentNames } from "./further/document";
import { drivingNames } from "./further/driving";
import { educationNames } from "./further/education";
import { financeNames } from "./further/finance";
import { generationNames } from "./further/generation";
import { graphNames } from "./further/graph";
import { hallucinationNames } from "./further/hallucination";
import { instructionNames } from "./further/instruction";
import { knowledgeNames } from "./further/knowledge";
import { knowledgeGraphNames } from "./further/knowledge-graph";
import { legalNames } from "./further/legal";
import { longContextNames } from "./further/long-context";
import { mathNames } from "./further/math";
import { medicalNames } from "./further/medical";
import { multilingualNames } from "./further/multilingual";
import { multimodalNames } from "./further/multimodal";
import { musicNames } from "./further/music";
import { navigationNames } from "./further/navigation";
import { nlpNames } from "./further/nlp";
import { optimizationNames } from "./further/optimization";
import { physicsNames } from "./further/physics";
import { poseNames } from "./further/pose";
import { proofNames } from "./further/proof";
import { qaNames } from "./further/qa";
import { reasoningNames } from "./further/reasoning";
import { recsysNames } from "./further/recsys";
import { reidNames } from "./further/reid";
import { remoteSensingNames } from "./further/remote-sensing";
import { restorationNames } from "./further/restoration";
import { retrievalNames } from "./further/retrieval";
import { rewardNames } from "./further/reward";
import { rlNames } from "./further/rl";
import { roboticsNames } from "./further/robotics";
import { safetyNames } from "./further/safety";
import { securityNames } from "./further/security";
import { segmentationNames } from "./further/segmentation";
import { speechNames } from "./further/speech";
import { sqlNames } from "./further/sql";
import { summarizationNames } from "./further/summarization";
import { tabularNames } from "./further/tabular";
import { timeSeriesNames } from "./further/time-series";
import { toolUseNames } from "./further/tool-use";
import { trackingNames } from "./further/tracking";
import { translationNames } from "./further/translation";
import { videoNames } from "./further/video";
import { visionNames } from "./further/vision";
import type { BenchmarkRow } from "./types";

/** Every benchmark that has a name here; versions and splits are rows of their own. */
export const BENCHMARKS: readonly BenchmarkRow[] = [
  ...agentBenchmarks,
  ...toolUseBenchmarks,
  ...instructionBenchmarks,
  ...rewardBenchmarks,
  ...safetyBenchmarks,
  ...hallucinationBenchmarks,
  ...securityBenchmarks,
  ...codeBenchmarks,
  ...softwareBenchmarks,
  ...sqlBenchmarks,
  ...roboticsBenchmarks,
  ...navigationBenchmarks,
  ...rlBenchmarks,
  ...nlpBenchmarks,
  ...summarizationBenchmarks,
  ...translationBenchmarks,
  ...dialogueBenchmarks,
  ...multilingualBenchmarks,
  ...mathBenchmarks,
  ...proofBenchmarks,
  ...multimodalBenchmarks,
  ...documentBenchmarks,
  ...detectionBenchmarks,
  ...segmentationBenchmarks,
  ...trackingBenchmarks,
  ...reidBenchmarks,
  ...poseBenchmarks,
  ...knowledgeBenchmarks,
  ...reasoningBenchmarks,
  ...qaBenchmarks,
  ...retrievalBenchmarks,
  ...longContextBenchmarks,
  ...threeDBenchmarks,
  ...depthBenchmarks,
  ...drivingBenchmarks,
  ...remoteSensingBenchmarks,
  ...medicalBenchmarks,
  ...medicalImagingBenchmarks,
  ...biologyBenchmarks,
  ...chemistryBenchmarks,
  ...physicsBenchmarks,
  ...speechBenchmarks,
  ...audioBenchmarks,
  ...musicBenchmarks,
  ...graphBenchmarks,
  ...knowledgeGraphBenchmarks,
  ...recsysBenchmarks,
  ...timeSeriesBenchmarks,
  ...tabularBenchmarks,
  ...financeBenchmarks,
  ...legalBenchmarks,
  ...educationBenchmarks,
  ...optimizationBenchmarks,
  ...videoBenchmarks,
  ...visionBenchmarks,
  ...restorationBenchmarks,
  ...generationBenchmarks,
  ...threeDNames,
  ...agentNames,
  ...audioNames,
  ...biologyNames,
  ...chemistryNames,
  ...codeNames,
  ...depthNames,
  ...detectionNames,
  ...dialogueNames,
  ...documentNames,
  ...drivingNames,
  ...educationNames,
  ...financeNames,
  ...generationNames,
  ...graphNames,
  ...hallucinationNames,
  ...instructionNames,
  ...knowledgeNames,
  ...knowledgeGraphNames,
  ...legalNames,
  ...longContextNames,
  ...mathNames,
  ...medicalNames,
  ...multilingualNames,
  ...multimodalNames,
  ...musicNames,
  ...navigationNames,
  ...nlpNames,
  ...optimizationNames,
  ...physicsNames,
  ...poseNames,
  ...proofNames,
  ...qaNames,
  ...reasoningNames,
  ...recsysNames,
  ...reidNames,
  ...remoteSensingNames,
  ...restorationNames,
  ...retrievalNames,
  ...rewardNames,
  ...rlNames,
  ...roboticsNames,
  ...safetyNames,
  ...securityNames,
  ...segmentationNames,
  ...speechNames,
  ...sqlNames,
  ...summarizationNames,
  ...tabularNames,
  ...timeSeriesNames,
  ...toolUseNames,
  ...trackingNames,
  ...translationNames,
  ...videoNames,
  ...visionNames,
];
