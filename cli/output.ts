import { once } from "node:events";
import { createWriteStream, existsSync, openSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { printMessage } from "./messages";
import { UsageError } from "./usage-error";

/** Where data goes: standard output, or a file that takes its name when it is whole. */
export interface Output {
  /** Waits where the reader at the other end is slower. */
  readonly write: (data: string | Uint8Array) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Takes back what was begun. */
  readonly abort: () => Promise<void>;
}

export function openOutput(file: string | undefined): Output {
  if (file !== undefined && file !== "-") return openFileOutput(file);
  return { write: writeStdout, finish: async () => {}, abort: async () => {} };
}

/** Standard output takes no more; who writes data there stops, and why has been said where it had to be. */
export class OutputClosedError extends Error {}

/** Writes data to standard output; rejects with `OutputLost` where that is of no use any more. */
export function writeStdout(data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(data, (error) => (error ? reject(new OutputClosedError(error.message)) : resolve()));
  });
}

/**
 * Work does not hang on who listens: messages that nobody reads any more (`2>&1 | head`) are lost and no more than
 * that. A reader of the data who has gone away is no failure; a disk that is full is one, and said once.
 */
export function ignoreBrokenPipes(): void {
  let isSaid = false;
  process.stderr.on("error", () => {});
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || isSaid) return;
    isSaid = true;
    process.exitCode = 1;
    printMessage(`claimboard: cannot write standard output: ${error.message}`);
  });
}

/** Whether there is a file of this name; a device or a pipe is none, nor is standard output. */
export function isPlainFile(file: string): boolean {
  return file !== "-" && existsSync(file) && statSync(file).isFile();
}

function openFileOutput(file: string): Output {
  if (existsSync(file) && statSync(file).isDirectory()) throw new UsageError(`${file} is a folder`);
  // A device or a pipe has no name to take later.
  const part = existsSync(file) && !statSync(file).isFile() ? file : `${file}.part`;
  const stream = createWriteStream(part, { fd: openForWriting(part, file) });
  const failed = new Promise<never>((_, reject) => {
    stream.on("error", (error) => reject(new Error(`cannot write ${file}: ${error.message}`)));
  });
  failed.catch(() => {});
  const abandon = async () => {
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
        await abandon();
        throw error;
      }),
    abort: abandon,
  };
}

/** Opens the file before any work is done, so that a wrong name is said at once. */
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
    EACCES: "it may not be written",
    EROFS: "it may not be written",
  };
  const reason = reasons[error.code ?? ""];
  return reason
    ? new UsageError(`cannot write ${file}: ${reason}`)
    : new Error(`cannot write ${file}: ${error.message}`);
}
