import { describe, expect, it } from "vitest";
import { formatProvenance, isConvertedProvenance, PROVENANCE_CODES, toConvertedProvenance } from "./provenance";

describe("formatProvenance", () => {
  it.each(PROVENANCE_CODES)("explains %s in a sentence", (code) => {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(formatProvenance(code)).toMatch(/^[A-Z].* .*\.$/);
  });

  it("names the value and unit that were converted", () => {
    expect(formatProvenance(toConvertedProvenance(2, "hours"))).toBe(
      "Converted from 2 hours to the unit of the value after.",
    );
  });

  it.each(["the one model of the abstract", "toString", ""])("returns the unknown text '%s' unchanged", (text) => {
    expect(formatProvenance(text)).toBe(text);
  });
});

it("recognizes only the provenance of a converted number", () => {
  expect(isConvertedProvenance("converted-unit: 2 hours")).toBe(true);
  expect(isConvertedProvenance("evaluated-on")).toBe(false);
});
