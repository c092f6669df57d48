import { existsSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { isDiskFull } from "@/db/database-error";
import { serverLockWait } from "@/db/lock-wait";
import { closeDb, type Db, openDb } from "@/db/open";
import { openDbWhenFree, openReadonlyDbWhenFree } from "@/db/open-when-free";
import type { FromUploadThread, ToUploadThread, UploadTask } from "@/lib/api/upload-messages";
import type { ReextractResult, UploadPreview, UploadResult } from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";
import type { ParseResult } from "@/lib/paper/parse-result";
import { UPLOAD_UNPACKED_BYTES } from "@/sources/input/limits";
import { parsePapers } from "@/sources/read";
import { applyEdits } from "./apply-edits";
import { previewUpload } from "./preview";
import { reextractBoard, storeUpload } from "./store";

/** Minimum time between two progress reports. */
const PROGRESS_MS = 50;

const DISK_FULL_MESSAGE =
  "the disk of the server is full; what was stored before is intact; free some space and import the file again";

/** Processes one upload; each upload has a separate thread. */
async function work(port: MessagePort, { task, source, edits, board }: UploadTask): Promise<void> {
  const send = (message: FromUploadThread): void => port.postMessage(message);
  const progress = createProgress(send);
  const results = countPapers(
    applyEdits(
      parsePapers(requestBytes(port, send), { source, place: "page", unpackedBytes: UPLOAD_UNPACKED_BYTES }),
      edits,
    ),
    progress,
  );
  try {
    const result = await withDb<UploadPreview | UploadResult | ReextractResult>(board, task, (db) => {
      if (task === "reextract")
        return reextractBoard(db, (papers) => send({ kind: "progress", papers }), progress.work);
      return task === "preview" ? previewUpload(source, results, db) : storeUpload(source, results, db, progress.work);
    });
    send({ kind: "done", result });
  } catch (error) {
    send({ kind: "failed", message: isDiskFull(error) ? DISK_FULL_MESSAGE : getErrorMessage(error) });
  }
}

/** Runs `use` on the database; a preview without a database uses an empty one. */
async function withDb<T>(file: string, task: UploadTask["task"], use: (db: Db) => Promise<T>): Promise<T> {
  const lockWait = serverLockWait();
  const open = () => (existsSync(file) ? openReadonlyDbWhenFree(file, lockWait) : openDb(":memory:"));
  const db = await (task === "preview" ? open() : openDbWhenFree(file, lockWait));
  try {
    return await use(db);
  } finally {
    closeDb(db);
  }
}

/** Yields the bytes of the upload, requesting each chunk when needed. */
async function* requestBytes(port: MessagePort, send: (message: FromUploadThread) => void): AsyncGenerator<Uint8Array> {
  for (;;) {
    const reply = new Promise<ToUploadThread>((resolve) => port.once("message", resolve));
    send({ kind: "want" });
    const message = await reply;
    if (message.kind === "broken") throw new Error(message.message);
    if (message.bytes === null) return;
    yield message.bytes;
  }
}

interface Progress {
  readonly paper: () => void;
  /** Reports progress other than a paper. */
  readonly work: () => void;
}

function createProgress(send: (message: FromUploadThread) => void): Progress {
  let [papers, last] = [0, 0];
  const work = (): void => {
    const now = performance.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    send({ kind: "progress", papers });
  };
  return {
    work,
    paper: () => {
      papers++;
      work();
    },
  };
}

async function* countPapers(
  results: AsyncIterable<ParseResult>,
  { paper, work }: Progress,
): AsyncGenerator<ParseResult> {
  for await (const result of results) {
    if ("paper" in result) paper();
    else work();
    yield result;
  }
}

/** Settles when the upload is processed; rejects if it cannot report a failure. */
export const finished = parentPort && work(parentPort, workerData as UploadTask);
