import { deepStrictEqual, equal } from "node:assert/strict";
import fc from "fast-check";
import { previewUpload } from "@/cli/uploads/preview";
import { storeUpload } from "@/cli/uploads/store";
import { readBoardContent } from "@/db/fixtures/test-board";
import { closeDb, openDb } from "@/db/open";
import type { UploadPreview, UploadResult } from "@/lib/api/upload-progress";
import { UPLOAD_UNPACKED_BYTES } from "@/sources/input/limits";
import { parsePapers } from "@/sources/read";
import { FORMAT_SAMPLES } from "../format-samples";
import { type Mutation, mutations } from "../mutate";
import { checkRows } from "../stored-rows";
import { createTarget } from "../target";
import { damageSample } from "./formats";

interface UploadCase {
  readonly source: string;
  readonly sample: string;
  readonly damage: readonly Mutation[];
}

const damagedUploads: fc.Arbitrary<UploadCase> = fc.record({
  source: fc.constantFrom("papers.jsonl", "../../etc/passwd", "<b>.md", "a\nb", "é", "arxiv: cat:cs.CL", " "),
  sample: fc.constantFrom(...Object.keys(FORMAT_SAMPLES)),
  damage: mutations,
});

const read = (upload: UploadCase) =>
  parsePapers(
    (async function* () {
      yield damageSample(upload);
    })(),
    { source: upload.source, unpackedBytes: UPLOAD_UNPACKED_BYTES },
  );

interface Outcome {
  readonly preview: UploadPreview;
  readonly stored: UploadResult;
  /** The board when it is stored, and when it is stored a second time. */
  readonly content: unknown;
  readonly again: unknown;
}

/** Previews and stores an upload as its worker thread does. */
async function process(upload: UploadCase): Promise<Outcome> {
  const db = openDb(":memory:");
  try {
    const preview = await previewUpload(upload.source, read(upload), db);
    const store = () => storeUpload(upload.source, read(upload), db, () => {});
    const stored = await store();
    const content = readBoardContent({ db });
    await store();
    checkRows(db);
    return { preview, stored, content, again: readBoardContent({ db }) };
  } finally {
    closeDb(db);
  }
}

export const uploads = createTarget<UploadCase, Outcome>({
  name: "uploads",
  summary: "damaged uploads: what the preview promises is stored, valid, and not stored twice",
  share: 1,
  cases: damagedUploads,
  measureSize: null,
  process,
  check: ({ preview, stored, content, again }) => {
    equal(preview.papers.known, 0, "nothing is known on an empty board");
    equal(preview.papers.new, stored.papers.new + stored.papers.merged + stored.papers.unchanged, "all papers arrive");
    if (stored.papers.merged + stored.papers.unchanged === 0)
      equal(stored.claims.added, preview.claims, "all claims arrive");
    deepStrictEqual(again, content, "a second time changes nothing");
  },
});
