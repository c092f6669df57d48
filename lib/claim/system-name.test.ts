import { expect, it } from "vitest";
import { formatSystemName } from "./system-name";

it.each([
  ["Qwen3-8B", "Orion", "Orion with Qwen3-8B"],
  ["Qwen3-8B", null, "Qwen3-8B"],
  [null, "Orion", "Orion"],
  [null, null, null],
])("%s and %s are %s", (model, method, name) => {
  expect(formatSystemName({ model, method })).toBe(name);
});
