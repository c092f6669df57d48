import { describe, expect, it } from "vitest";
import { findThings } from "./trade-terms";

describe("findThings", () => {
  it.each<[text: string, things: string[]]>([
    ["salt harbour disease (SHD) is rare", ["SHD", "SHDs"]],
    ["harbour sign recognition (HSR) is hard", ["HSR", "HSRs"]],
    ["for Small Harbour Owners (SHOs) it pays", ["SHOs", "SHO"]],
    ["careful tide learning (CTL) is fast", []],
    ["tide reading network (TRN) is fast", []],
    ["Harbour Sign Recognition (HSR) is ours", []],
    ["a tide that turns (TRX) is none", []],
  ])("%s", (text, things) => {
    expect([...findThings(text)].sort()).toEqual([...things].sort());
  });
});
