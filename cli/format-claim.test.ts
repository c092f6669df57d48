import { expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { buildExtractedClaim } from "@/lib/claim/fixtures/claim";
import { formatClaim } from "./format-claim";

const ABSTRACT = "Owl-7B reaches 52% on MathVista and We-Math.";
const HEAD = "score, rule test, confidence 0.9, grade likely, own";
const BASE = { after: 52, spans: { after: [15, 18] } } as const;
const AFTER = `  after          52                           15–18 "52%"`;

it.each<[string, Partial<ExtractedClaim>, readonly string[]]>([
  ["a slot with its span", {}, [HEAD, AFTER]],
  [
    "a list and a name that fills its column",
    {
      benchmarks: ["MathVista", "We-Math"],
      model: "A name of thirty-one characters",
      spans: { ...BASE.spans, model: [0, 6] },
    },
    [
      HEAD,
      `  model          A name of thirty-one characters 0–6 "Owl-7B"`,
      "  benchmarks     MathVista, We-Math",
      AFTER,
    ],
  ],
  ["the other values on one line", { unit: "%", points: 12, aggregate: false }, [HEAD, AFTER, "  unit %, points 12"]],
  [
    "an arithmetic mismatch",
    { check: "mismatch", check_note: "40 and 52 differ by 12" },
    [HEAD, AFTER, "  arithmetic mismatch: 40 and 52 differ by 12"],
  ],
])("formats %s", (_, parts, expected) =>
  expect(formatClaim(buildExtractedClaim({ ...BASE, ...parts }), ABSTRACT)).toEqual(expected),
);
