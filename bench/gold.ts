import { readFileSync } from "node:fs";
import { type GoldPaper, parseGoldLine } from "@/eval/gold";

/** Reads annotated claims, one per line; throws at the first invalid line. */
export function readGold(file: string): GoldPaper[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const gold = parseGoldLine(line);
    if (typeof gold === "string") throw new Error(`${file}: ${gold}`);
    return { title: gold.title, claims: gold.claim ? [gold.claim] : [] };
  });
}
