import { type DestinationStream, destination, type Logger, pino } from "pino";
import { getErrorMessage } from "@/lib/format/error-message";

/** One finished request. */
export interface RequestRecord {
  readonly id: string;
  readonly method: string;
  /** Path without its query, which may contain what somebody searched for. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly client: string;
  readonly editor: string | null;
  /** True if the client closed the connection before the end. */
  readonly isCut: boolean;
}

/** Errors of one request. */
export interface ErrorRecord {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly error: unknown;
  /** Id that Next shows on its error page. */
  readonly digest?: string | undefined;
}

export interface ServerLog {
  readonly request: (record: RequestRecord) => void;
  readonly error: (record: ErrorRecord) => void;
  /** An event of the server as a whole. */
  readonly event: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
}

/**
 * Creates the log of a server: JSON lines in a file or on standard error ("-"), or without a target only one terse line
 * per error on standard error.
 * @param target name of a file, "-" or ""
 */
export function createServerLog(target: string, print: (line: string) => void = printError): ServerLog {
  const write = target === "" ? null : createLogger(target, print);
  return {
    request: (record) => write?.info(record, "request"),
    error: ({ error, ...record }) => {
      if (target !== "-") print(formatError({ ...record, error }));
      const { stack } = error instanceof Error ? error : {};
      write?.error({ ...record, message: describe(error), stack }, "error");
    },
    event: (message, fields = {}) => write?.info(fields, message),
  };
}

/** "error 3f2a91c04d1b: GET /claims: the file is damaged (digest 1234)", without control characters for the terminal. */
function formatError({ id, method, path, error, digest }: ErrorRecord): string {
  const about = digest === undefined ? "" : ` (digest ${digest})`;
  return `error ${id}: ${method} ${path}: ${describe(error).replace(/[\s\p{Cc}]+/gu, " ")}${about}`;
}

/** The message of an error and of its causes: "failed to pipe response: the file is damaged". */
function describe(error: unknown): string {
  const message = getErrorMessage(error);
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || message.includes(cause.message)) return message;
  return `${message}: ${describe(cause)}`;
}

const printError = (line: string): void => void process.stderr.write(`${line}\n`);

function createLogger(target: string, print: (line: string) => void): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  const options = { base: null, formatters, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  return pino(options, openTarget(target, print));
}

/** A log that cannot be written, for example because the disk is full, must not end the server: it is reported once. */
function openTarget(target: string, print: (line: string) => void): DestinationStream {
  // Written at once: the last lines before an abrupt end are the important ones.
  const stream = destination({ dest: target === "-" ? 2 : target, sync: true, append: true, mode: 0o600 });
  let isReported = false;
  stream.on("error", (error: unknown) => {
    if (!isReported) print(`the log ${target} cannot be written: ${getErrorMessage(error)}`);
    isReported = true;
  });
  return {
    write: (line) => {
      try {
        stream.write(line);
      } catch (error) {
        stream.emit("error", error);
      }
    },
  };
}
