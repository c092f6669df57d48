import { extractOrSay } from "@/extractors/extract-safely";
import type { Claim } from "@/lib/claim/claim";
import { toClaims } from "@/lib/claim/to-claims";
import type { PaperRecord } from "@/lib/paper/paper";
import { toPaperId } from "@/lib/paper/paper-id";

/** What came of one paper. */
export interface ExtractedPaper {
  readonly claims: Claim[];
  /** What was left unread, each with the paper's place before it. */
  readonly notes: readonly string[];
}

/** The claims of a paper, ready to go out; what fails of it is a note. */
export function extractPaper(record: PaperRecord): ExtractedPaper {
  const { claims, notes } = extractOrSay(record);
  const paper = { ...record, id: toPaperId(record.title) };
  return { claims: toClaims(paper, claims), notes: notes.map((n) => `${record.source}, ${record.locator}: ${n}`) };
}
