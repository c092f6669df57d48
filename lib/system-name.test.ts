import { expect, it } from "vitest";
import { systemName } from "./system-name";

it.each([
  ["Qwen3-8B", "Orion", "Orion with Qwen3-8B"],
  ["Qwen3-8B", null, "Qwen3-8B"],
  [null, "Orion", "Orion"],
  [null, null, null],
])("%s and %s are %s", (model, method, name) => {
  expect(systemName({ model, method })).toBe(name);
});
