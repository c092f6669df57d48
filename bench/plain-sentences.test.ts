import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { normalizeName } from "@/eval/name-matching";
import { readGold } from "./gold";

const PAPERS = new URL("./plain/papers.jsonl", import.meta.url);
const GOLD = new URL("./plain/gold.jsonl", import.meta.url);

interface Item {
  readonly title: string;
  readonly abstract: string;
}

describe("the plain sentences", () => {
  const items: Item[] = readFileSync(PAPERS, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const gold = readGold(GOLD.pathname);
  const texts = new Map(items.map(({ title, abstract }) => [normalizeName(title), abstract]));

  it("have distinct titles", () => {
    expect(texts.size).toBe(items.length);
  });

  it("are all annotated, and every claim quotes a sentence of its abstract", () => {
    expect(new Set(gold.map(({ title }) => normalizeName(title)))).toEqual(new Set(texts.keys()));
    const unmatched = gold.filter(({ title, claims }) =>
      claims.some(({ sentence }) => !texts.get(normalizeName(title))?.includes(sentence ?? "")),
    );
    expect(unmatched.map(({ title }) => title)).toEqual([]);
  });
});
