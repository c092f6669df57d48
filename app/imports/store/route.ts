import { EXTRACTOR } from "@/app/_data/extractor";
import { answerUpload } from "@/app/_data/upload";
import { writeBoard } from "@/app/_data/write-board";
import { importPapers } from "@/db/import";
import type { UploadResult } from "@/lib/import-progress";

/** Imports a file. */
export function POST(request: Request): Response {
  return answerUpload(request, ({ source, readings }) =>
    writeBoard(async (db): Promise<UploadResult> => {
      const { papers, claims, counts } = await importPapers(db, readings, {
        extractor: EXTRACTOR,
        isWhole: () => true,
      });
      return { source, papers, claims, counts };
    }),
  );
}
