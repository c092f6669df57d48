import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import { findFormat } from "../formats/registry";
import { parsePapers } from "../read";

export interface ParsedFile {
  readonly papers: PaperRecord[];
  readonly issues: InputIssue[];
}

/** Parses a file given as text or bytes, in chunks of the given size. */
export async function parseAll(content: string | Uint8Array, from?: string, chunkSize = 1 << 16): Promise<ParsedFile> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const result: ParsedFile = { papers: [], issues: [] };
  for await (const parsed of parsePapers(toChunks(bytes, chunkSize), {
    source: "in.txt",
    from: from ? (findFormat(from) ?? undefined) : undefined,
  })) {
    if ("paper" in parsed) result.papers.push(parsed.paper);
    else result.issues.push(parsed.issue);
  }
  return result;
}

/** Divides bytes into chunks of a size. */
export async function* toChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
