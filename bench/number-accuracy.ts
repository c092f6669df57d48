import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extractClaims } from "@/extractors/extract";
import { type Abstract, readSamples } from "./abstracts";
import type { Measurement } from "./measurement";
import { findPercentages } from "./regex-baseline";

interface GoldLine {
  readonly title: string;
  readonly before?: number | null;
  readonly after?: number | null;
  readonly gain?: number | null;
  readonly gain_max?: number | null;
}

const GOLD = fileURLToPath(new URL("../samples/gold.jsonl", import.meta.url));

/** Returns the absolute numbers of a claim, which is all a regular expression can find. */
const listNumbers = (claim: Omit<GoldLine, "title">): number[] =>
  [claim.before, claim.after, claim.gain, claim.gain_max].filter((x) => x !== null && x !== undefined).map(Math.abs);

function readGoldNumbers(): Map<string, Set<number>> {
  const byTitle = new Map<string, Set<number>>();
  for (const line of readFileSync(GOLD, "utf8").trim().split("\n")) {
    const claim = JSON.parse(line) as GoldLine;
    byTitle.set(claim.title, new Set([...(byTitle.get(claim.title) ?? []), ...listNumbers(claim)]));
  }
  return byTitle;
}

/**
 * Measures recall and precision of numbers, for the extractor and a regular expression. Model, benchmark and metric are
 * not compared, because the regular expression cannot find them.
 */
export async function measureNumberAccuracy(): Promise<Measurement[]> {
  const gold = readGoldNumbers();
  const papers = await readSamples();
  const f1 = (name: string, find: (paper: Abstract) => number[]): Measurement => {
    const counts = { right: 0, found: 0, wanted: 0 };
    for (const paper of new Map(papers.map((each) => [each.title, each])).values()) {
      const wanted = gold.get(paper.title) ?? new Set<number>();
      const found = new Set(find(paper));
      counts.right += [...found].filter((x) => wanted.has(x)).length;
      counts.found += found.size;
      counts.wanted += wanted.size;
    }
    const value = Math.round((200 * counts.right) / Math.max(1, counts.found + counts.wanted)) / 100;
    return { name, value, unit: "F1", on: `${counts.wanted} figures of the samples' gold` };
  };
  return [
    f1("figures found: extraction of claims", (paper) => extractClaims(paper).claims.flatMap(listNumbers)),
    f1("figures found: one regex for percentages", ({ abstract }) => findPercentages(abstract)),
  ];
}
