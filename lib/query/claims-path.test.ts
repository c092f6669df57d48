import { expect, test } from "vitest";
import { claimsOnBenchmarksPath } from "./claims-path";

test.each([
  [
    "a model on two benchmarks",
    { model: ["Owl-7B"] },
    ["MATH-500", "AIME 2024"],
    "/claims?benchmark=aime-2024&benchmark=math-500&model=Owl-7B",
  ],
  ["a model on one benchmark", { model: ["Owl-7B"] }, ["MATH-500"], "/claims?benchmark=math-500&model=Owl-7B"],
  ["nothing named", { paper: ["owl-a-1"] }, [], "/claims?benchmark=none&paper=owl-a-1"],
])("%s", (_, parts, names, path) => expect(claimsOnBenchmarksPath(parts, names)).toBe(path));
