import { expect, it } from "vitest";
import { identifyBenchmark, identifyMetric, identifyModel } from "./identify";

it.each([
  ["Qwen2.5-VL-7B", { model_id: "qwen2.5-vl-7b", model_family: "Qwen2.5-VL", active_b: null, size_b: 7 }],
  [
    "Qwen2.5-Coder-Instruct-7B",
    { model_id: "qwen2.5-coder-7b-instruct", model_family: "Qwen2.5-Coder", active_b: null, size_b: 7 },
  ],
  ["Qwen3-235B-A22B", { model_id: "qwen3-235b-a22b", model_family: "Qwen3", active_b: 22, size_b: 235 }],
  ["GLM-4.5-355B", { model_id: "glm4.5-355b", model_family: "GLM-4.5", active_b: 32, size_b: 355 }],
  ["GLM-4.5", { model_id: "glm4.5", model_family: "GLM-4.5", active_b: null }],
  ["Owl-Base-70B-v2", { model_id: "owl70b-base-v2", model_family: null, active_b: null, size_b: 70 }],
  ["Owl-Basement-7B", { model_id: "owlbasement7b", model_family: null, active_b: null, size_b: 7 }],
  ["Owl-7B", { model_id: "owl7b", model_family: null, active_b: null, size_b: 7 }],
  ["7B model", { model_id: null, model_family: null, active_b: null, size_b: 7 }],
  [null, { model_id: null, model_family: null, active_b: null }],
])("identifies the model %s", (name, expected) => expect(identifyModel(name)).toEqual(expected));

it.each([
  "best model",
  "Best LLM",
  "strongest Finch-trained model",
  "top-performing models",
  "models",
  "baselines",
  "base model",
  "Baseline MLLM",
  "Existing LLMs",
  "standard 70B model",
  "feather-only model",
  "untuned baseline",
  "feather-count network",
  "non-LLM",
])("returns no id for the description %s", (name) => expect(identifyModel(name).model_id).toBeNull());

it.each([
  ["Orion model", "orionmodel"],
  ["Orion baseline", "orionbaseline"],
  ["FinchNet", "finchnet"],
  ["Nest-LLM", "nestllm"],
  ["lightweight U-Net", "lightweightunet"],
  ["llama model", "llama-model"],
  ["random forest model", "random-forest-model"],
  ["k-NN", "knn"],
  ["decision trees", "decision-tree"],
  ["softwing", "softwing"],
  ["o3-mini", "o3-mini"],
  ["Best", "best"],
])("returns an id for the name %s", (name, id) => expect(identifyModel(name).model_id).toBe(id));

it.each([
  ["accuracy", { metric_id: "accuracy", k: null, higher_is_better: true }],
  ["pass@77", { metric_id: "pass-at-k", k: 77, higher_is_better: true }],
  ["glow", { metric_id: null, k: null, higher_is_better: null }],
  [null, { metric_id: null, k: null, higher_is_better: null }],
  ["word error rate (WER)", { metric_id: "wer", k: null, higher_is_better: false }],
])("identifies the metric %s", (name, expected) => expect(identifyMetric(name)).toEqual(expected));

it.each([
  ["Math Vista", "MathVista"],
  ["Owl Bench", "Owl Bench"],
])("identifies the benchmark %s", (name, expected) => expect(identifyBenchmark(name)).toBe(expected));
