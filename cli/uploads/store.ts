import type { Db } from "@/db/open";
import { importPapers } from "@/db/store/import";
import type { UploadResult } from "@/lib/api/upload-progress";
import type { ParseResult } from "@/lib/paper/parse-result";
import { withIdLocator } from "@/sources/services/fetch-pages";
import { isQuerySource } from "@/sources/services/registry";
import { EXTRACTOR } from "../extractor";

/** What a service answered comes as a file; its papers have the same places as those of the command line. */
async function* placedById(readings: AsyncIterable<ParseResult>): AsyncGenerator<ParseResult> {
  for await (const reading of readings) yield "paper" in reading ? { paper: withIdLocator(reading.paper) } : reading;
}

/**
 * Imports an upload.
 * @param source the name of the file, or the query that it answers
 * @param readings what it holds
 * @param db the board
 * @param onWork called for every abstract that is read, so that long work is known from none
 */
export async function storeUpload(
  source: string,
  readings: AsyncIterable<ParseResult>,
  db: Db,
  onWork: () => void,
): Promise<UploadResult> {
  const asked = isQuerySource(source);
  const extract: typeof EXTRACTOR.extract = (paper) => {
    onWork();
    return EXTRACTOR.extract(paper);
  };
  const {
    papers,
    claims,
    counts,
    missingRecords: gone,
  } = await importPapers(db, asked ? placedById(readings) : readings, {
    extractor: { ...EXTRACTOR, extract },
    isComplete: () => !asked,
  });
  return { source, papers, claims, counts, gone: gone[0]?.records ?? 0 };
}
