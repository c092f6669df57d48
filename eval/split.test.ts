import { expect, it } from "vitest";
import { isInSplit } from "./split";

const titles = Array.from({ length: 300 }, (_, i) => `A study of berth ${i}`);

it("holds out about a third, and every paper is in one part", () => {
  const aside = titles.filter((title) => isInSplit("aside", title));
  expect(aside.length).toBeGreaterThan(70);
  expect(aside.length).toBeLessThan(130);
  for (const title of titles) expect(isInSplit("rest", title)).toBe(!aside.includes(title));
  expect(titles.every((title) => isInSplit("all", title))).toBe(true);
});

it("depends on the hash of the exact title", () => {
  // The hashes begin with the bytes 57 and 152.
  expect(isInSplit("aside", "Orion")).toBe(true);
  expect(isInSplit("aside", "Lyra")).toBe(false);
});
