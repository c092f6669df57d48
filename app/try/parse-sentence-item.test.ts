import { expect, test } from "vitest";
import { parseSentenceItem } from "./parse-sentence-item";

test.each([
  ["{72.9%}", { kind: "quantity", mentionKind: null, text: "72.9%" }],
  ["{up to 5}", { kind: "quantity", mentionKind: null, text: "up to 5" }],
  ["[benchmark: MathVista]", { kind: "mention", mentionKind: "benchmark", text: "MathVista" }],
  ["[name: a: b]", { kind: "mention", mentionKind: "name", text: "a: b" }],
  ["reaches", { kind: "word", mentionKind: null, text: "reaches" }],
  ["[", { kind: "word", mentionKind: null, text: "[" }],
  ["{}", { kind: "word", mentionKind: null, text: "{}" }],
  ["", { kind: "word", mentionKind: null, text: "" }],
])("parses %j", (text, item) => expect(parseSentenceItem(text)).toEqual(item));
