import { once } from "node:events";
import { createWriteStream, existsSync, openSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { printMessage } from "./messages";
import { UsageError } from "./usage-error";

/** Destination of data: standard output, or a file that is renamed into place when complete. */
export interface Output {
  /** Resolves when more data can be written (back-pressure). */
  readonly write: (data: string | Uint8Array) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Removes partial output. */
  readonly abort: () => Promise<void>;
}

/** Opens an output file, or standard output for undefined and "-". */
export function openOutput(file: string | undefined): Output {
  if (file !== undefined && file !== "-") return openFileOutput(file);
  return { write: writeStdout, finish: async () => {}, abort: async () => {} };
}

/** Standard output was closed; the cause has already been reported if necessary. */
export class OutputClosedError extends Error {}

/** Writes data to standard output. @throws OutputClosedError if it was closed */
export function writeStdout(data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(data, (error) => (error ? reject(new OutputClosedError(error.message)) : resolve()));
  });
}

/**
 * Ignores closed pipes: messages without a reader (`2>&1 | head`) are dropped, and a closed reader of the data is not
 * a failure. Other write errors, such as a full disk, are reported once with exit code 1.
 */
export function ignoreBrokenPipes(): void {
  let isReported = false;
  process.stderr.on("error", () => {});
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || isReported) return;
    isReported = true;
    process.exitCode = 1;
    printMessage(`claimboard: cannot write standard output: ${error.message}`);
  });
}

/** True if the path is an existing regular file (not a device, pipe or standard output). */
export function isPlainFile(file: string): boolean {
  return file !== "-" && existsSync(file) && statSync(file).isFile();
}

function openFileOutput(file: string): Output {
  if (existsSync(file) && statSync(file).isDirectory()) throw new UsageError(`${file} is a folder`);
  // A device or pipe cannot be renamed into place.
  const part = existsSync(file) && !statSync(file).isFile() ? file : `${file}.part`;
  const stream = createWriteStream(part, { fd: openForWriting(part, file) });
  const failed = new Promise<never>((_, reject) => {
    stream.on("error", (error) => reject(new Error(`cannot write ${file}: ${error.message}`)));
  });
  failed.catch(() => {});
  const removePart = async () => {
    stream.destroy();
    if (part !== file) await rm(part, { force: true });
  };
  const close = async () => {
    const ended = once(stream, "close");
    stream.end();
    await Promise.race([ended, failed]);
    if (part !== file) await rename(part, file);
  };
  return {
    write: async (data) => {
      if (!stream.write(data)) await Promise.race([once(stream, "drain"), failed]);
    },
    finish: () =>
      close().catch(async (error: unknown) => {
        await removePart();
        throw error;
      }),
    abort: removePart,
  };
}

/** Opens the file before any work is done, so that a wrong path fails at once. */
function openForWriting(part: string, file: string): number {
  try {
    return openSync(part, "w");
  } catch (error) {
    throw toWriteError(file, error as NodeJS.ErrnoException);
  }
}

function toWriteError(file: string, error: NodeJS.ErrnoException): Error {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: "its folder does not exist",
    ENOTDIR: "its folder does not exist",
    EACCES: "no permission to write",
    EROFS: "no permission to write",
  };
  const reason = reasons[error.code ?? ""];
  return reason
    ? new UsageError(`cannot write ${file}: ${reason}`)
    : new Error(`cannot write ${file}: ${error.message}`);
}

/**
 * Writes pieces of text to a file or standard output. A file appears only when it is complete: an error or a stop leaves
 * none behind.
 */
export async function writeOutput(
  file: string | undefined,
  pieces: AsyncIterable<string> | Iterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  const output = openOutput(file);
  try {
    for await (const piece of pieces) {
      if (signal?.aborted) return await output.abort();
      await output.write(piece);
    }
  } catch (error) {
    await output.abort();
    throw error;
  }
  await output.finish();
}
