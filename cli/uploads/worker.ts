import { existsSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { serverPatience } from "@/db/lock-wait";
import { closeDb, type Db, openDb } from "@/db/open";
import { openDbWhenFree, openReadonlyDbWhenFree } from "@/db/open-when-free";
import type { FromUploadThread, ToUploadThread, UploadTask } from "@/lib/api/upload-messages";
import type { UploadPreview, UploadResult } from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";
import type { ParseResult } from "@/lib/paper/parse-result";
import { UPLOAD_UNPACKED_BYTES } from "@/sources/input/limits";
import { parsePapers } from "@/sources/read";
import { previewUpload } from "./preview";
import { storeUpload } from "./store";

/** The least time between two reports of progress. */
const PROGRESS_MS = 50;

/** Works on one upload: the thread is made for it and ends with it. */
async function work(port: MessagePort, { task, source, board }: UploadTask): Promise<void> {
  const send = (message: FromUploadThread): void => port.postMessage(message);
  const tell = progressOf(send);
  const readings = counted(parsePapers(bytesOf(port, send), { source, unpackedBytes: UPLOAD_UNPACKED_BYTES }), tell);
  try {
    const result = await onBoard<UploadPreview | UploadResult>(board, task, (db) =>
      task === "preview" ? previewUpload(source, readings, db) : storeUpload(source, readings, db, tell.work),
    );
    send({ kind: "done", result });
  } catch (error) {
    send({ kind: "failed", message: getErrorMessage(error) });
  }
}

/** A board that nobody has made yet is an empty one to a preview. */
async function onBoard<T>(file: string, task: UploadTask["task"], use: (db: Db) => Promise<T>): Promise<T> {
  const patience = serverPatience();
  const open = () => (existsSync(file) ? openReadonlyDbWhenFree(file, patience) : openDb(":memory:"));
  const db = await (task === "store" ? openDbWhenFree(file, patience) : open());
  try {
    return await use(db);
  } finally {
    closeDb(db);
  }
}

/** The bytes of the upload, each piece when it is wanted. */
async function* bytesOf(port: MessagePort, send: (message: FromUploadThread) => void): AsyncGenerator<Uint8Array> {
  for (;;) {
    const answer = new Promise<ToUploadThread>((resolve) => port.once("message", resolve));
    send({ kind: "want" });
    const got = await answer;
    if (got.kind === "broken") throw new Error(got.message);
    if (got.bytes === null) return;
    yield got.bytes;
  }
}

interface Progress {
  readonly paper: () => void;
  /** That something was done. */
  readonly work: () => void;
}

function progressOf(send: (message: FromUploadThread) => void): Progress {
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

async function* counted(readings: AsyncIterable<ParseResult>, { paper, work }: Progress): AsyncGenerator<ParseResult> {
  for await (const reading of readings) {
    if ("paper" in reading) paper();
    else work();
    yield reading;
  }
}

if (parentPort) await work(parentPort, workerData as UploadTask);
