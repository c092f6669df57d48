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
import { generationModels } from "./models/generation";
import { geometryModels } from "./models/geometry";
import { glmModels } from "./models/glm";
import { grokModels } from "./models/grok";
import { hunyuanModels } from "./models/hunyuan";
import { internlmModels } from "./models/internlm";
import { kimiModels } from "./models/kimi";
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
import { speechModels } from "./models/speech";
import { structuredModels } from "./models/structured";
import { t5Models } from "./models/t5";
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
  ...generationModels,
  ...speechModels,
  ...roboticsModels,
  ...structuredModels,
];
