import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { BENCHMARK_SYNONYMS } from "@/lexicon/generated/naming";
import { toBenchmarkSlug } from "./benchmark-slug.mjs";

/** Id of another name of a benchmark → the id under which all of its results are listed. */
const CANONICAL_IDS: ReadonlyMap<string, string> = new Map(
  Object.entries(BENCHMARK_SYNONYMS).flatMap(([id, others]) => others.split(" ").map((other) => [other, id] as const)),
);

const toHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Ids by name. Lists compute the ids of the same few thousand names again and again. */
const KNOWN_IDS = new Map<string, string>();
const MAX_KNOWN_IDS = 20_000;

/**
 * Returns the id of a benchmark, safe in a URL and free of commas: "MATH-500" and "Math 500" are `math-500`, "HumanEval+"
 * is `humaneval-plus`, "MS COCO" and "COCO" are `coco` (aliases in `lexicon/benchmarks.tsv`). The id of an id is that id.
 */
export function benchmarkId(name: string): string {
  const known = KNOWN_IDS.get(name);
  if (known !== undefined) return known;
  const slug = toBenchmarkSlug(name, toHash);
  const id = CANONICAL_IDS.get(slug) ?? slug;
  if (KNOWN_IDS.size >= MAX_KNOWN_IDS) KNOWN_IDS.clear();
  KNOWN_IDS.set(name, id);
  return id;
}
