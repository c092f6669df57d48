import { InvalidArgumentError, Option } from "commander";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { STDIN } from "@/lib/paper/source-kind";
import { FORMATS, findFormat } from "@/sources/formats/registry";
import { parseFieldMap } from "@/sources/input/field-names";
import type { FieldMap, Format } from "@/sources/input/format";
import { listInputs, ReadError, type SourceFile } from "@/sources/input/list-inputs";
import { parsePapers } from "@/sources/read";
import { type Progress, showProgress } from "./progress";
import { UsageError } from "./usage-error";

/** Input names that an error message lists. */
const MAX_NAMES = 3;

/** Option `--from FORMAT`, which disables format detection. */
export function fromOption(): Option {
  return new Option("--from <format>", "input format (default: detected from the content)").choices(
    FORMATS.map((f) => f.name),
  );
}

/** Option `--map abstract=summary`, for files with other field names. */
export function mapOption(): Option {
  const option = new Option("--map <field=name,…>", "field names in JSON, CSV or YAML, e.g. abstract=summary");
  return option.argParser((text: string, before?: FieldMap): FieldMap => {
    try {
      return { ...before, ...parseFieldMap(text) };
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : "");
    }
  });
}

/** Option `--jobs N`: extraction threads. */
export function jobsOption(): Option {
  return new Option("--jobs <number>", "extraction threads").default(1).argParser((text) => {
    if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError("Expected a number from 1 to 999.");
    return Number(text);
  });
}

/** Help text that lists the input formats. */
export const FORMATS_HELP = `\nFormats:\n${FORMATS.map((f) => `  ${f.name.padEnd(17)}${f.label}`).join("\n")}`;

export interface InputOptions {
  /** Files and folders, "-" for standard input. */
  readonly names: readonly string[];
  readonly from?: string | undefined;
  readonly fieldMap?: FieldMap | undefined;
  /** Stops reading when aborted. */
  readonly signal: AbortSignal;
}

/** Counts of the files read so far. */
export interface InputCounts {
  /** Inputs as given on the command line. */
  readonly names: readonly string[];
  papers: number;
  /** Files with read failures and without any paper. */
  badFiles: number;
}

export interface OpenInputs {
  readonly results: AsyncIterable<ParseResult>;
  readonly counts: InputCounts;
  /** True if a source is a regular file, whose records are all read; pipes and process substitutions are not. */
  readonly isComplete: (source: string) => boolean;
}

/** Opens the inputs. @throws InputError at once for a path that does not exist */
export async function readInputs({ names, from, fieldMap, signal }: InputOptions): Promise<OpenInputs> {
  const files = await listInputs(names);
  const format = from === undefined ? null : findFormat(from);
  const counts: InputCounts = { names, papers: 0, badFiles: 0 };
  const pipes = new Set(files.filter(({ size }) => size === null).map(({ name }) => name));
  const results = readFiles(files, { from: format ?? undefined, map: fieldMap }, signal, counts);
  return { results, counts, isComplete: (source) => !pipes.has(source) };
}

/** Yields the papers and passes each issue to `onIssue`. */
export async function* iteratePapers(
  results: AsyncIterable<ParseResult>,
  onIssue: (issue: InputIssue) => void,
): AsyncGenerator<PaperRecord> {
  for await (const result of results) {
    if ("paper" in result) yield result.paper;
    else onIssue(result.issue);
  }
}

/** @throws UsageError if no input held a paper and at least one could not be read */
export function requirePapers({ names, papers, badFiles }: InputCounts): void {
  if (papers === 0 && badFiles > 0) throw new UsageError(`no paper found in ${formatNames(names)}`);
}

/** "a.md, b.md and 3 more" */
function formatNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const shownNames = names.slice(0, MAX_NAMES).map((name) => (name === "-" ? STDIN : name));
  return shownNames.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

async function* readFiles(
  files: readonly SourceFile[],
  how: { readonly from: Format | undefined; readonly map: FieldMap | undefined },
  signal: AbortSignal,
  counts: InputCounts,
): AsyncGenerator<ParseResult> {
  const sizes = files.map((file) => file.size);
  const total = sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);
  const progress = showProgress(total);
  try {
    for (const file of files) {
      const before = counts.papers;
      let hasFailure = false;
      for await (const result of catchReadErrors(
        file.name,
        parsePapers(countBytes(file, progress, signal), { source: file.name, ...how }),
      )) {
        if (signal.aborted) return;
        if ("paper" in result) {
          counts.papers++;
          progress.count(1);
        } else hasFailure ||= isReadFailure(result.issue);
        yield result;
      }
      if (hasFailure && counts.papers === before) counts.badFiles++;
    }
  } finally {
    progress.end();
  }
}

/** Converts a read error to an issue, so that the other files are still read. */
async function* catchReadErrors(source: string, results: AsyncIterable<ParseResult>): AsyncGenerator<ParseResult> {
  try {
    yield* results;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    yield { issue: { severity: "skipped", source, locator: error.locator, message: error.message } };
  }
}

/** True for issues of unreadable input; empty standard input does not count. */
function isReadFailure({ severity, source, code }: InputIssue): boolean {
  return severity === "skipped" && (source !== STDIN || code !== "empty-input");
}

/**
 * Returns the result of a promise, or null if the signal is aborted first. The listener is removed: reactions to one
 * promise for the whole work would keep every result until its end.
 */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  let onAbort = (): void => {};
  const aborted = new Promise<null>((resolve) => {
    onAbort = () => resolve(null);
  });
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** Yields the bytes of a file and counts them; after a stop, a silent pipe is not awaited. */
async function* countBytes(file: SourceFile, progress: Progress, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const bytes = file.open()[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await orAborted(bytes.next(), signal);
      if (next === null || next.done) return;
      progress.add(next.value.length);
      yield next.value;
    }
  } finally {
    void bytes.return?.();
    if (file.name === STDIN) process.stdin.destroy();
  }
}
