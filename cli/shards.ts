import type { Extractor } from "@/db/store/extractor";
import { EXTRACTOR, extractSafely } from "@/extractors/extract-safely";
import { EXTRACTOR_VERSION } from "@/extractors/version";
import { type PaperExtraction, parseShardLine } from "@/lib/claim/shard";
import type { ParseResult } from "@/lib/paper/parse-result";
import { openLines } from "./read-lines";
import { UsageError } from "./usage-error";

/** Papers that are read ahead of the one that is stored; others are extracted again. */
const MAX_WAITING = 4_000;

export interface OpenShards {
  readonly results: AsyncIterable<ParseResult>;
  /** Returns the claims of the shards; the claims of any other text, such as a merged one, are extracted. */
  readonly extractor: Extractor;
  /** The number of papers read so far. */
  readonly countPapers: () => number;
}

const toKey = ({ title, abstract }: { readonly title: string; readonly abstract: string }): string =>
  `${title}\n${abstract}`;

/**
 * Opens shards in the given order. Invalid lines become issues.
 * @throws InputError at once for a path that does not exist; while reading, UsageError for a shard of another version of
 * the extractor
 */
export async function openShards(names: readonly string[], signal: AbortSignal): Promise<OpenShards> {
  const lines = await openLines(names);
  const waiting = new Map<string, PaperExtraction>();
  let papers = 0;
  async function* read(): AsyncGenerator<ParseResult> {
    for await (const { text, source, locator } of lines) {
      if (signal.aborted) return;
      const line = parseShardLine(text);
      if ("fault" in line) {
        yield { issue: { severity: "skipped", source, locator, message: line.fault } };
        continue;
      }
      requireVersion(line.extractor, `${source}, ${locator}`);
      papers++;
      waiting.set(toKey(line.paper), line);
      if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value ?? "");
      yield { paper: line.paper };
    }
  }
  // A shard knows no decisions about names: a board that has some extracts its papers itself.
  const extract: Extractor["extract"] = (text, lexicon) =>
    (lexicon.key === "" ? waiting.get(toKey(text)) : undefined) ?? extractSafely(text, lexicon);
  return { results: read(), extractor: { ...EXTRACTOR, extract }, countPapers: () => papers };
}

function requireVersion(version: string, place: string): void {
  if (version === EXTRACTOR_VERSION) return;
  throw new UsageError(
    `${place}: this shard was extracted by version ${version}, and this is ${EXTRACTOR_VERSION}; run "claimboard extract --shard" again, or import the papers themselves`,
  );
}
