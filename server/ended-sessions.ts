import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** Ids of sessions that were ended before they expire. */
export interface EndedSessions {
  readonly has: (id: string) => boolean;
  /** Ends a session; `expires` is in milliseconds since 1970. */
  readonly add: (id: string, expires: number) => void;
}

const lineSchema = z.tuple([z.string(), z.number()]);

/** Only the user of the server may read the file. */
const MODE = { mode: 0o600 };

/**
 * Keeps ended sessions in a file, one JSON line each, so that they stay ended after a restart and in other servers with
 * the same file. Expired ones are removed at the start.
 * @param file null, or a file that cannot be written, keeps them in memory only
 * @param onError called if the file cannot be read or written
 */
export function createEndedSessions(
  file: string | null,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): EndedSessions {
  const ids = new Map<string, number>();
  let readSize = 0;

  function readChanges(): void {
    if (file === null) return;
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size === readSize) return;
    readSize = size;
    for (const [id, expires] of parseLines(size === 0 ? "" : readFileSync(file, "utf8"))) ids.set(id, expires);
  }

  function removeExpired(): void {
    const current = [...ids].filter(([, expires]) => expires > now());
    if (file === null || current.length === ids.size) return;
    // A server that reads at this moment finds the old or the new file.
    const temporary = `${file}.new`;
    writeFileSync(temporary, current.map(toLine).join(""), MODE);
    renameSync(temporary, file);
    readSize = statSync(file).size;
  }

  const orReport = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };

  orReport(readChanges);
  orReport(removeExpired);
  return {
    has: (id) => {
      orReport(readChanges);
      return ids.has(id);
    },
    add: (id, expires) => {
      ids.set(id, expires);
      orReport(() => {
        if (file !== null) appendFileSync(file, toLine([id, expires]), MODE);
      });
    },
  };
}

const toLine = (entry: readonly [string, number]): string => `${JSON.stringify(entry)}\n`;

/** Parses the lines of the file; a cut line is left out. */
function parseLines(text: string): [string, number][] {
  return text.split("\n").flatMap((line) => {
    const entry = lineSchema.safeParse(parseJson(line));
    return entry.success ? [entry.data] : [];
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
