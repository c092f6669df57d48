import { join } from "node:path";
import process from "node:process";
import { Worker } from "node:worker_threads";
import type { FromUploadThread, ToUploadThread, UploadTask } from "@/lib/api/upload-messages";

/** So long a thread may work without a sign of progress. */
const STILL_MS = 30_000;
/** So long the browser may send nothing. */
const SILENT_MS = 60_000;
/** So long one upload may take. */
const WHOLE_MS = 20 * 60_000;
/** Memory of a thread. */
const HEAP_MB = 1024;

/** What ends an upload from outside: a message for people. */
export class UploadError extends Error {}

interface Limits {
  readonly stillMs?: number;
  readonly silentMs?: number;
  readonly wholeMs?: number;
}

const PARTS = "split it, or give it to claimboard import, which has no such limit";
const seconds = (ms: number): string => `${ms / 1000} seconds`;

/**
 * Works on an upload in a thread of its own, so that pages are served meanwhile. The thread ends with the work, after
 * too long a time, and when whoever waits has left a preview.
 * @param task what is done, with which file and board
 * @param chunks its bytes; what they throw is thrown
 * @param onPapers called with the number of papers so far
 * @param left aborted where nobody waits for the result any more
 * @returns what came of it; rejects with an `UploadError` where a limit ends the work
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
      left?.addEventListener("abort", () => end(new UploadError("the upload was left")), { once: true });
      worker.on("error", (error) => end(explained(error)));
      worker.on("exit", () => end(new UploadError("the work on the file ended without a result")));
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

/** The bundle of the thread is made when it is first run; `serve` starts the server in the checkout. */
const workerFile = (): string => join(/* turbopackIgnore: true */ process.cwd(), "bin", "upload-worker.mjs");

interface Piece {
  readonly message: ToUploadThread;
  readonly error?: unknown;
}

/** What is stored by then is brought to a clean end, so that the thread is told where the bytes break off. */
async function nextPiece(pieces: AsyncIterator<Uint8Array>): Promise<Piece> {
  try {
    const next = await pieces.next();
    return { message: { kind: "bytes", bytes: next.done ? null : next.value } };
  } catch (error) {
    return { message: { kind: "broken", message: "the file breaks off" }, error };
  }
}

/** Ends an upload that takes too long; one clock runs for the thread or for the browser, whoever is waited for. */
function watchTime(
  end: (error: UploadError) => void,
  { stillMs = STILL_MS, silentMs = SILENT_MS, wholeMs = WHOLE_MS }: Limits,
) {
  const after = (ms: number, message: string) => setTimeout(() => end(new UploadError(message)), ms);
  const still = `the work on the file made no progress in ${seconds(stillMs)} and was ended; ${PARTS}`;
  const whole = after(
    wholeMs,
    `the work on the file took more than ${wholeMs / 60_000} minutes and was ended; ${PARTS}`,
  );
  let clock = after(stillMs, still);
  const restart = (ms: number, message: string): void => {
    clearTimeout(clock);
    clock = after(ms, message);
  };
  return {
    working: () => restart(stillMs, still),
    waiting: () => restart(silentMs, `nothing of the file came in ${seconds(silentMs)}; send it again`),
    stop: () => {
      clearTimeout(clock);
      clearTimeout(whole);
    },
  };
}

function explained(error: unknown): Error {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  if (code !== "ERR_WORKER_OUT_OF_MEMORY") return new UploadError(`the file could not be worked on: ${message}`);
  return new UploadError(`the file takes more than ${HEAP_MB} MB of memory; ${PARTS}`);
}
