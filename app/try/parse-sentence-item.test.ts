import { expect, test } from "vitest";
import { parseSentenceItem } from "./parse-sentence-item";

test.each([
  ["{72.9%}", { kind: "quantity", what: null, text: "72.9%" }],
  ["{up to 5}", { kind: "quantity", what: null, text: "up to 5" }],
  ["[benchmark: MathVista]", { kind: "mention", what: "benchmark", text: "MathVista" }],
  ["[name: a: b]", { kind: "mention", what: "name", text: "a: b" }],
  ["reaches", { kind: "word", what: null, text: "reaches" }],
  ["[", { kind: "word", what: null, text: "[" }],
  ["{}", { kind: "word", what: null, text: "{}" }],
  ["", { kind: "word", what: null, text: "" }],
])("%s", (text, item) => expect(parseSentenceItem(text)).toEqual(item));
