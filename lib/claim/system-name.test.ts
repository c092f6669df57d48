import { expect, it } from "vitest";
import { formatSystemName, formatUnnamedSize } from "./system-name";

it.each([
  ["Qwen3-8B", "Orion", "Orion with Qwen3-8B"],
  ["Qwen3-8B", null, "Qwen3-8B"],
  [null, "Orion", "Orion"],
  [null, null, null],
])("%s and %s are %s", (model, method, name) => {
  expect(formatSystemName({ model, method })).toBe(name);
});

it.each([
  ["Owl", 7, null, "7B"],
  ["Owl-7B", 7, null, null],
  [null, 7, null, "7B"],
  ["Owl", 30, 3, "30B (3B active)"],
  ["Owl", null, 3, null],
] as const)("formats the size of %s with %s and %s billion parameters as %s", (name, size, active, label) =>
  expect(formatUnnamedSize(name, size, active)).toBe(label),
);
