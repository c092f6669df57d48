import { extractSafely } from "@/extractors/extract-safely";
import { EXTRACTOR_VERSION } from "@/extractors/version";
import type { Claim } from "@/lib/claim/claim";
import { formatShardLine } from "@/lib/claim/shard";
import { toClaims } from "@/lib/claim/to-claims";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { PaperRecord } from "@/lib/paper/paper";
import { toPaperId } from "@/lib/paper/paper-id";

/** Claims of one paper. */
export interface ExtractedPaper {
  readonly claims: Claim[];
  /** Notes on unread parts, each prefixed with the location of the paper. */
  readonly notes: readonly string[];
}

/** Extracts the claims of a paper for output; a failure becomes a note. */
export function extractPaper(record: PaperRecord): ExtractedPaper {
  const { claims, notes } = extractSafely(record);
  const paper = { ...record, id: toPaperId(record.title) };
  return { claims: toClaims(paper, claims), notes: notes.map((n) => `${record.source}, ${record.locator}: ${n}`) };
}

/** Extracts the claims of a paper and returns them with the paper as a line of a shard, without its line end. */
function toShardLine(paper: PaperRecord): string {
  const { claims, sentences, notes } = extractSafely(paper);
  return formatShardLine({ extractor: EXTRACTOR_VERSION, paper, claims, sentences, notes });
}

/** Extracts a paper for a board, with its decisions about names. */
const extractRecord = (paper: PaperRecord, lexicon?: UserLexicon) => extractSafely(paper, lexicon);

/** What a worker thread does with each paper. */
export const TASKS = { claims: extractPaper, extraction: extractRecord, shard: toShardLine };

export type Task = keyof typeof TASKS;
