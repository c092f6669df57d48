import type { Extractor } from "@/db/store/extractor";
import type { AbstractInput, Extraction } from "@/extractors/extract";
import { EXTRACTOR, extractSafely } from "@/extractors/extract-safely";
import { openPool } from "./thread-pool";

/** An extractor with worker threads that must be closed. */
export interface OpenExtractor {
  readonly extractor: Extractor;
  readonly close: () => Promise<void>;
}

const toKey = ({ title, abstract }: AbstractInput): string => `${title}\n${abstract}`;

/** Opens the extractor that fills the database; with several jobs it prepares the next papers in threads. */
export function openExtractor(jobs: number): OpenExtractor {
  if (jobs <= 1) return { extractor: EXTRACTOR, close: async () => {} };
  const pool = openPool<AbstractInput, Extraction>(jobs, "extraction");
  const prepare: Extractor["prepare"] = async (papers, lexicon) => {
    const size = Math.ceil(papers.length / jobs);
    const parts = Array.from({ length: jobs }, (_, i) => papers.slice(i * size, (i + 1) * size));
    const results = (await Promise.all(parts.map((part) => pool.run(part, lexicon)))).flat();
    const ready = new Map(papers.flatMap((paper, i) => (results[i] ? [[toKey(paper), results[i]] as const] : [])));
    return (input) => ready.get(toKey(input)) ?? extractSafely(input, lexicon);
  };
  return { extractor: { ...EXTRACTOR, prepare }, close: pool.close };
}
