import { expect, test } from "vitest";
import { type PathParameters, toParameterPath } from "./parameter-path";

test.each<[string, PathParameters, string]>([
  ["/models", {}, "/models"],
  ["/models", { q: "", size: "" }, "/models"],
  ["/models", { q: "owl & lark", size: "7" }, "/models?q=owl+%26+lark&size=7"],
  [
    "/results.csv",
    [
      ["edition", "a"],
      ["edition", "b"],
      ["role", ""],
    ],
    "/results.csv?edition=a&edition=b",
  ],
  ["/models/x#claims", { sort: "size" }, "/models/x?sort=size#claims"],
  ["/models/x#claims", {}, "/models/x#claims"],
])("%s with %j is %s", (path, params, expected) => {
  expect(toParameterPath(path, params)).toBe(expected);
});
