import { describe, expect, it } from "vitest";
import { findNonSystemTerms, isDomainName } from "./domain-terms";

describe("findNonSystemTerms", () => {
  it.each<[text: string, terms: string[]]>([
    ["salt harbour disease (SHD) is rare", ["SHD", "SHDs"]],
    ["harbour sign recognition (HSR) is hard", ["HSR", "HSRs"]],
    ["for Small Harbour Owners (SHOs) it pays", ["SHOs", "SHO"]],
    ["careful tide learning (CTL) is fast", []],
    ["tide reading network (TRN) is fast", []],
    ["Harbour Sign Recognition (HSR) is ours", []],
    ["a tide that turns (TRX) is none", []],
  ])("%s", (text, terms) => {
    expect([...findNonSystemTerms(text)].sort()).toEqual([...terms].sort());
  });
});

describe("isDomainName", () => {
  it.each<[name: string, abstract: string, introduced: boolean, expected: boolean]>([
    ["LoRA", "We tune with LoRA.", false, true],
    ["PCA", "We use principal component analysis (PCA).", false, true],
    ["KB", "A Knowledge Base (KB) is read.", true, true],
    ["DDQN", "We propose a double deep Q-network (DDQN).", true, false],
    ["DDQN", "A double deep Q-network (DDQN) reads.", false, true],
    ["CTL", "We propose careful tide learning (CTL).", true, false],
    ["KBX", "A new knowledge base (KB) is read.", true, false],
  ])("%s in %s", (name, abstract, isIntroduced, expected) => {
    expect(isDomainName(name, abstract, isIntroduced)).toBe(expected);
  });
});
