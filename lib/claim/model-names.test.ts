import { describe, expect, test } from "vitest";
import { modelPath, toModelKey } from "./model-names";

describe("toModelKey", () => {
  test.each([
    ["GPT-4o", "gpt4o"],
    ["the GPT 4o model", "gpt4o"],
    ["plain Qwen2.5-7B", "qwen2.5-7b"],
    ["DeepSeek-R1 (671B)", "deepseekr1-671b"],
    ["ResNet-50 baselines", "resnet50"],
    ["", ""],
    ["---", ""],
  ])("%s", (name, key) => expect(toModelKey(name)).toBe(key));

  test.each([
    ["Qwen2.5-7B", "Qwen2.5-72B"],
    ["Qwen2.5-7B", "Qwen2.5-7B-Instruct"],
    ["o1", "o1-preview"],
  ])("%s is not %s", (a, b) => expect(toModelKey(a)).not.toBe(toModelKey(b)));
});

test.each([
  ["qwen2.5-7b", "/models/qwen2.5-7b"],
  ["a/b c", "/models/a%2Fb%20c"],
  ["100%", "/models/100%25"],
])("the path of %s is %s", (id, path) => expect(modelPath(id)).toBe(path));
