import { importPapers } from "@/db/import";
import type { Db } from "@/db/open";
import type { UploadResult } from "@/lib/import-progress";
import type { Reading } from "@/sources/format";
import { placeById } from "@/sources/services/fetch-pages";
import { isQuery } from "@/sources/services/services";
import { EXTRACTOR } from "../extractor";

/** What a service answered comes as a file; its papers have the same places as those of the command line. */
async function* placedById(readings: AsyncIterable<Reading>): AsyncGenerator<Reading> {
  for await (const reading of readings) yield "paper" in reading ? { paper: placeById(reading.paper) } : reading;
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
  readings: AsyncIterable<Reading>,
  db: Db,
  onWork: () => void,
): Promise<UploadResult> {
  const asked = isQuery(source);
  const extract: typeof EXTRACTOR.extract = (paper) => {
    onWork();
    return EXTRACTOR.extract(paper);
  };
  const { papers, claims, counts, gone } = await importPapers(db, asked ? placedById(readings) : readings, {
    extractor: { ...EXTRACTOR, extract },
    isWhole: () => !asked,
  });
  return { source, papers, claims, counts, gone: gone[0]?.records ?? 0 };
}
