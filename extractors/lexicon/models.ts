import { visionModelNames } from "./further/vision-models";
import { backbonesModels } from "./models/backbones";
import { baichuanModels } from "./models/baichuan";
import { bertModels } from "./models/bert";
import { claudeModels } from "./models/claude";
import { clipModels } from "./models/clip";
import { commandModels } from "./models/command";
import { deepseekModels } from "./models/deepseek";
import { detectionModels } from "./models/detection";
import { embeddingModels } from "./models/embedding";
import { ernieModels } from "./models/ernie";
import { falconModels } from "./models/falcon";
import { geminiModels } from "./models/gemini";
import { gemmaModels } from "./models/gemma";
import { geometryModels } from "./models/geometry";
import { glmModels } from "./models/glm";
import { graphsAndScienceModels } from "./models/graphs-and-science";
import { grokModels } from "./models/grok";
import { hunyuanModels } from "./models/hunyuan";
import { imageGenerationModels } from "./models/image-generation";
import { internlmModels } from "./models/internlm";
import { kimiModels } from "./models/kimi";
import { laboratoriesModels } from "./models/laboratories";
import { llamaModels } from "./models/llama";
import { minicpmModels } from "./models/minicpm";
import { minimaxModels } from "./models/minimax";
import { mistralModels } from "./models/mistral";
import { nemotronModels } from "./models/nemotron";
import { olmoModels } from "./models/olmo";
import { openWeightsModels } from "./models/open-weights";
import { openaiModels } from "./models/openai";
import { phiModels } from "./models/phi";
import { qwenModels } from "./models/qwen";
import { reasonersModels } from "./models/reasoners";
import { restorationModels } from "./models/restoration";
import { roboticsModels } from "./models/robotics";
import { seedModels } from "./models/seed";
import { segmentationModels } from "./models/segmentation";
import { shapeAndMotionModels } from "./models/shape-and-motion";
import { speechModels } from "./models/speech";
import { stableDiffusionModels } from "./models/stable-diffusion";
import { t5Models } from "./models/t5";
import { tablesAndSeriesModels } from "./models/tables-and-series";
import { videoGenerationModels } from "./models/video-generation";
import { visionLanguageModels } from "./models/vision-language";
import { yiModels } from "./models/yi";
import type { ModelRow } from "./types";

/** Every model that has a name here; sizes and suffixes are read by a grammar. */
export const MODELS: readonly ModelRow[] = [
  ...qwenModels,
  ...llamaModels,
  ...mistralModels,
  ...deepseekModels,
  ...openaiModels,
  ...claudeModels,
  ...geminiModels,
  ...gemmaModels,
  ...phiModels,
  ...glmModels,
  ...kimiModels,
  ...grokModels,
  ...commandModels,
  ...internlmModels,
  ...minicpmModels,
  ...yiModels,
  ...baichuanModels,
  ...minimaxModels,
  ...seedModels,
  ...ernieModels,
  ...hunyuanModels,
  ...nemotronModels,
  ...falconModels,
  ...olmoModels,
  ...openWeightsModels,
  ...laboratoriesModels,
  ...reasonersModels,
  ...bertModels,
  ...t5Models,
  ...embeddingModels,
  ...clipModels,
  ...visionLanguageModels,
  ...backbonesModels,
  ...detectionModels,
  ...segmentationModels,
  ...geometryModels,
  ...restorationModels,
  ...stableDiffusionModels,
  ...imageGenerationModels,
  ...videoGenerationModels,
  ...shapeAndMotionModels,
  ...speechModels,
  ...roboticsModels,
  ...tablesAndSeriesModels,
  ...graphsAndScienceModels,
  ...visionModelNames,
];
