import { join } from "node:path";
import process from "node:process";
import { Worker } from "node:worker_threads";
import type { FromUploadThread, ToUploadThread, UploadTask } from "@/lib/api/upload-messages";

/** Maximum time without progress of the thread. */
const STILL_MS = 30_000;
/** Maximum time without data from the browser. */
const SILENT_MS = 60_000;
/** Maximum duration of one upload. */
const WHOLE_MS = 20 * 60_000;
/** Heap limit of the thread. */
const HEAP_MB = 1024;

/** Ends an upload; the message is shown to the user. */
export class UploadError extends Error {}

interface Limits {
  readonly stillMs?: number;
  readonly silentMs?: number;
  readonly wholeMs?: number;
}

const PARTS = "split it, or use claimboard import, which has no such limit";
const seconds = (ms: number): string => `${ms / 1000} seconds`;

/**
 * Processes an upload in a worker thread, so that the server stays responsive. The thread ends with the work, at a time
 * limit, or when `left` is aborted.
 * @param task kind of work, file name and database
 * @param chunks bytes of the file; their errors are rethrown
 * @param onPapers called with the number of papers so far
 * @param left aborted when nobody waits for the result
 * @returns the result; rejects with an `UploadError` if a limit ends the work
 */
export async function runUpload<T>(
  task: UploadTask,
  chunks: AsyncIterable<Uint8Array>,
  onPapers: (papers: number) => void,
  left: AbortSignal | null = null,
  limits: Limits = {},
): Promise<T> {
  const worker = new Worker(/* turbopackIgnore: true */ workerFile(), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const pieces = chunks[Symbol.asyncIterator]();
  try {
    return await new Promise<T>((resolve, reject) => {
      const watch = watchTime(reject, limits);
      let broken: unknown;
      const end = (error: unknown): void => {
        watch.stop();
        reject(error);
      };
      left?.addEventListener("abort", () => end(new UploadError("the upload was cancelled")), { once: true });
      worker.on("error", (error) => end(explained(error)));
      worker.on("exit", () => end(new UploadError("processing the file ended without a result")));
      worker.on("message", (message: FromUploadThread) => {
        watch.working();
        if (message.kind === "progress") onPapers(message.papers);
        else if (message.kind === "failed") end(broken ?? new UploadError(message.message));
        else if (message.kind === "done") {
          watch.stop();
          resolve(message.result as T);
        } else {
          watch.waiting();
          nextPiece(pieces).then((piece) => {
            watch.working();
            worker.postMessage(piece.message);
            broken = piece.error;
          }, end);
        }
      });
    });
  } finally {
    await worker.terminate();
    await pieces.return?.();
  }
}

/** `serve` starts the server in the checkout, so the path is relative to it; the bundle is built on first use. */
const workerFile = (): string => join(/* turbopackIgnore: true */ process.cwd(), "bin", "upload-worker.mjs");

interface Piece {
  readonly message: ToUploadThread;
  readonly error?: unknown;
}

/** Reads the next chunk. An error is passed to the thread, which then finishes what it has stored cleanly. */
async function nextPiece(pieces: AsyncIterator<Uint8Array>): Promise<Piece> {
  try {
    const next = await pieces.next();
    return { message: { kind: "bytes", bytes: next.done ? null : next.value } };
  } catch (error) {
    return { message: { kind: "broken", message: "the file breaks off" }, error };
  }
}

/** Ends an upload that takes too long. One timer covers the thread or the browser, whichever has to act next. */
function watchTime(
  end: (error: UploadError) => void,
  { stillMs = STILL_MS, silentMs = SILENT_MS, wholeMs = WHOLE_MS }: Limits,
) {
  const after = (ms: number, message: string) => setTimeout(() => end(new UploadError(message)), ms);
  const still = `processing the file made no progress in ${seconds(stillMs)} and was stopped; ${PARTS}`;
  const whole = after(
    wholeMs,
    `processing the file took more than ${wholeMs / 60_000} minutes and was stopped; ${PARTS}`,
  );
  let clock = after(stillMs, still);
  const restart = (ms: number, message: string): void => {
    clearTimeout(clock);
    clock = after(ms, message);
  };
  return {
    working: () => restart(stillMs, still),
    waiting: () => restart(silentMs, `no data was received for ${seconds(silentMs)}; upload the file again`),
    stop: () => {
      clearTimeout(clock);
      clearTimeout(whole);
    },
  };
}

function explained(error: unknown): Error {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  if (code !== "ERR_WORKER_OUT_OF_MEMORY") return new UploadError(`the file could not be processed: ${message}`);
  return new UploadError(`the file takes more than ${HEAP_MB} MB of memory; ${PARTS}`);
}
