import { EXTRACTOR } from "@/app/_data/extractor";
import { answerUpload } from "@/app/_data/upload";
import { writeBoard } from "@/app/_data/write-board";
import { importPapers, type Reading } from "@/db/import";
import type { UploadResult } from "@/lib/import-progress";
import { placeById } from "@/sources/services/fetch-pages";
import { isQuery } from "@/sources/services/services";

/** What a service answered comes as a file; its papers have the same places as those of the command line. */
async function* placedById(readings: AsyncIterable<Reading>): AsyncGenerator<Reading> {
  for await (const reading of readings) yield "paper" in reading ? { paper: placeById(reading.paper) } : reading;
}

/** Imports a file. */
export function POST(request: Request): Response {
  return answerUpload(request, ({ source, readings }) =>
    writeBoard(async (db): Promise<UploadResult> => {
      const asked = isQuery(source);
      const { papers, claims, counts, gone } = await importPapers(db, asked ? placedById(readings) : readings, {
        extractor: EXTRACTOR,
        isWhole: () => !asked,
      });
      return { source, papers, claims, counts, gone: gone[0]?.records ?? 0 };
    }),
  );
}
