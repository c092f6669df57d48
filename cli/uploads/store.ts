import type { Db } from "@/db/open";
import { importPapers } from "@/db/store/import";
import { reextractPapers } from "@/db/store/reextract";
import { EXTRACTOR } from "@/extractors/extract-safely";
import type { ReextractResult, UploadResult } from "@/lib/api/upload-progress";
import type { ParseResult } from "@/lib/paper/parse-result";
import { withIdLocator } from "@/sources/services/fetch-pages";
import { isQuerySource } from "@/sources/services/registry";

/** Sets the locators of papers in an uploaded service response as in `claimboard fetch`. */
async function* withIdLocators(results: AsyncIterable<ParseResult>): AsyncGenerator<ParseResult> {
  for await (const result of results) yield "paper" in result ? { paper: withIdLocator(result.paper) } : result;
}

/** The extractor, which calls `onWork` for every abstract. */
const reportWork = (onWork: () => void): typeof EXTRACTOR => ({
  ...EXTRACTOR,
  extract: (paper, lexicon) => {
    onWork();
    return EXTRACTOR.extract(paper, lexicon);
  },
});

/**
 * Extracts the claims of all stored papers again.
 * @param onPapers called with the number of stored papers
 * @param onWork called for every extracted abstract, as a sign of progress
 */
export async function reextractBoard(
  db: Db,
  onPapers: (papers: number) => void,
  onWork: () => void,
): Promise<ReextractResult> {
  const { issues: _, ...result } = await reextractPapers(db, { extractor: reportWork(onWork), onProgress: onPapers });
  return result;
}

/**
 * Imports an upload.
 * @param source name of the file, or the query of a service response
 * @param results parsed papers and issues of the file
 * @param db database to store in
 * @param onWork called for every extracted abstract, as a sign of progress
 */
export async function storeUpload(
  source: string,
  results: AsyncIterable<ParseResult>,
  db: Db,
  onWork: () => void,
): Promise<UploadResult> {
  const isQuery = isQuerySource(source);
  const { papers, claims, counts, missingRecords } = await importPapers(
    db,
    isQuery ? withIdLocators(results) : results,
    {
      extractor: reportWork(onWork),
      isComplete: () => !isQuery,
    },
  );
  return { source, papers, claims, counts, gone: missingRecords[0]?.records ?? 0 };
}
