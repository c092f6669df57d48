import { expect, it } from "vitest";
import { toggleSort } from "./sort-edit";

const down = (key: "gain" | "size_b") => ({ key, desc: true });
const up = (key: "gain" | "size_b" | "model") => ({ key, desc: false });

it.each([
  ["numbers fall first", [], "gain", false, [down("gain")]],
  ["words rise first", [], "model", false, [up("model")]],
  ["then the other way", [down("gain")], "gain", false, [up("gain")]],
  ["then not at all", [up("gain")], "gain", false, []],
  ["alone it takes the place of others", [down("gain"), up("model")], "size_b", false, [down("size_b")]],
  ["beside others it comes last", [up("model")], "gain", true, [up("model"), down("gain")]],
  ["and keeps its place when it turns", [down("gain"), up("model")], "gain", true, [up("gain"), up("model")]],
  ["and leaves the others when it goes", [up("gain"), up("model")], "gain", true, [up("model")]],
] as const)("%s", (_name, sort, key, beside, expected) => expect(toggleSort(sort, key, beside)).toEqual(expected));
