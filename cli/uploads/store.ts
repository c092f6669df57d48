import type { Db } from "@/db/open";
import { importPapers } from "@/db/store/import";
import { EXTRACTOR } from "@/extractors/extract-safely";
import type { UploadResult } from "@/lib/api/upload-progress";
import type { ParseResult } from "@/lib/paper/parse-result";
import { withIdLocator } from "@/sources/services/fetch-pages";
import { isQuerySource } from "@/sources/services/registry";

/** Sets the locators of papers in an uploaded service response as in `claimboard fetch`. */
async function* withIdLocators(results: AsyncIterable<ParseResult>): AsyncGenerator<ParseResult> {
  for await (const result of results) yield "paper" in result ? { paper: withIdLocator(result.paper) } : result;
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
  const extract: typeof EXTRACTOR.extract = (paper, lexicon) => {
    onWork();
    return EXTRACTOR.extract(paper, lexicon);
  };
  const { papers, claims, counts, missingRecords } = await importPapers(
    db,
    isQuery ? withIdLocators(results) : results,
    {
      extractor: { ...EXTRACTOR, extract },
      isComplete: () => !isQuery,
    },
  );
  return { source, papers, claims, counts, gone: missingRecords[0]?.records ?? 0 };
}
