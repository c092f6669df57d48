import { once } from "node:events";
import { createWriteStream, existsSync, openSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { UsageError } from "./usage-error";

/** Where data goes: standard output, or a file that takes its name when it is whole. */
export interface Output {
  /** Waits where the reader at the other end is slower. */
  readonly write: (data: string | Uint8Array) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Takes back what was begun. */
  readonly abandon: () => Promise<void>;
}

export function openOutput(file: string | undefined): Output {
  return file === undefined || file === "-" ? toStream(process.stdout) : toFile(file);
}

/** Whether there is a file of this name; a device or a pipe is none, nor is standard output. */
export function isPlainFile(file: string): boolean {
  return file !== "-" && existsSync(file) && statSync(file).isFile();
}

function toStream(stream: Writable): Output {
  return {
    write: async (data) => {
      if (!stream.write(data)) await once(stream, "drain");
    },
    finish: async () => {},
    abandon: async () => {},
  };
}

function toFile(file: string): Output {
  if (existsSync(file) && statSync(file).isDirectory()) throw new UsageError(`${file} is a folder`);
  // A device or a pipe has no name to take later.
  const part = existsSync(file) && !statSync(file).isFile() ? file : `${file}.part`;
  const stream = createWriteStream(part, { fd: openNow(part, file) });
  const failed = new Promise<never>((_, reject) => {
    stream.on("error", (error) => reject(new Error(`cannot write ${file}: ${error.message}`)));
  });
  failed.catch(() => {});
  return {
    write: async (data) => {
      if (!stream.write(data)) await Promise.race([once(stream, "drain"), failed]);
    },
    finish: async () => {
      const ended = once(stream, "close");
      stream.end();
      await Promise.race([ended, failed]);
      if (part !== file) await rename(part, file);
    },
    abandon: async () => {
      stream.destroy();
      if (part !== file) await rm(part, { force: true });
    },
  };
}

/** Opens the file before any work is done, so that a wrong name is said at once. */
function openNow(part: string, file: string): number {
  try {
    return openSync(part, "w");
  } catch (error) {
    throw cannotWrite(file, error as NodeJS.ErrnoException);
  }
}

function cannotWrite(file: string, error: NodeJS.ErrnoException): Error {
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

/** A reader that has gone away (`… | head`) is no failure: the program ends without a word. */
export function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(0);
      throw error;
    });
  }
}
