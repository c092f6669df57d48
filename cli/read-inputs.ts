import { InvalidArgumentError, Option } from "commander";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { FORMATS, findFormat } from "@/sources/formats/registry";
import { parseFieldMap } from "@/sources/input/field-names";
import { EMPTY_FILE, type FieldMap, type Format } from "@/sources/input/format";
import { listInputs, ReadError, type SourceFile, STDIN } from "@/sources/input/list-inputs";
import { parsePapers } from "@/sources/read";
import { type Progress, showProgress } from "./progress";
import { UsageError } from "./usage-error";

/** So many names are said where none of them had a paper. */
const MAX_NAMES = 3;

/** `--from FORMAT`, where the content is not to be asked. */
export function fromOption(): Option {
  return new Option("--from <format>", "the format, where it is not to be guessed").choices(FORMATS.map((f) => f.name));
}

/** `--map abstract=summary`, where a file has names of its own for its fields. */
export function mapOption(): Option {
  const option = new Option("--map <field=name,…>", "what JSON, CSV or YAML calls a field, as in abstract=summary");
  return option.argParser((text: string, before?: FieldMap): FieldMap => {
    try {
      return { ...before, ...parseFieldMap(text) };
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : "");
    }
  });
}

/** `--jobs N`: threads that extract. */
export function jobsOption(): Option {
  return new Option("--jobs <number>", "threads that extract").default(1).argParser((text) => {
    if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError("It is a number from 1 to 999.");
    return Number(text);
  });
}

/** For the help of commands that read papers. */
export const FORMATS_HELP = `\nFormats:\n${FORMATS.map((f) => `  ${f.name.padEnd(17)}${f.label}`).join("\n")}`;

export interface InputOptions {
  /** Files and folders, "-" for standard input. */
  readonly names: readonly string[];
  readonly from?: string | undefined;
  readonly fieldMap?: FieldMap | undefined;
  /** Where it is aborted, no more is read. */
  readonly signal: AbortSignal;
}

/** How much came out of the files so far. */
export interface InputCounts {
  /** What the person named. */
  readonly names: readonly string[];
  papers: number;
  /** Files in which something was wrong and that gave no paper. */
  badFiles: number;
}

export interface OpenInputs {
  readonly results: AsyncIterable<ParseResult>;
  readonly counts: InputCounts;
  /** Whether a source is a file; a pipe holds other papers each time, also one that the shell gives the name of a file. */
  readonly isComplete: (source: string) => boolean;
}

/** Opens what the person named; fails at once on a name that is wrong. */
export async function readInputs({ names, from, fieldMap, signal }: InputOptions): Promise<OpenInputs> {
  const files = await listInputs(names);
  const format = from === undefined ? null : findFormat(from);
  const counts: InputCounts = { names, papers: 0, badFiles: 0 };
  const pipes = new Set(files.filter(({ size }) => size === null).map(({ name }) => name));
  const results = readFiles(files, { from: format ?? undefined, map: fieldMap }, signal, counts);
  return { results, counts, isComplete: (source) => !pipes.has(source) };
}

/** The papers alone; what was wrong goes to `onIssue` as it comes. */
export async function* iteratePapers(
  results: AsyncIterable<ParseResult>,
  onIssue: (issue: InputIssue) => void,
): AsyncGenerator<PaperRecord> {
  for await (const result of results) {
    if ("paper" in result) yield result.paper;
    else onIssue(result.issue);
  }
}

/** Fails where there was nothing to read at all: the files were the wrong ones. */
export function requirePapers({ names, papers, badFiles }: InputCounts): void {
  if (papers === 0 && badFiles > 0) throw new UsageError(`no paper in ${formatNames(names)}`);
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
  const stopped = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));
  try {
    for (const file of files) {
      const before = counts.papers;
      let hasFailure = false;
      for await (const result of catchReadErrors(
        file.name,
        parsePapers(countBytes(file, progress, stopped), { source: file.name, ...how }),
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

/** A file that cannot be read, or not to its end, keeps nobody from the others. */
async function* catchReadErrors(source: string, results: AsyncIterable<ParseResult>): AsyncGenerator<ParseResult> {
  try {
    yield* results;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    yield { issue: { severity: "skipped", source, locator: error.locator, message: error.message } };
  }
}

/** True where something could not be read; a pipe through which nothing came is no wrong file. */
function isReadFailure({ severity, source, message }: InputIssue): boolean {
  return severity === "skipped" && (source !== STDIN || message !== EMPTY_FILE);
}

/** The bytes of a file; a pipe through which nothing comes is not waited for after a stop. */
async function* countBytes(file: SourceFile, progress: Progress, stopped: Promise<null>): AsyncGenerator<Uint8Array> {
  const bytes = file.open()[Symbol.asyncIterator]();
  try {
    for (let next = await Promise.race([bytes.next(), stopped]); next && !next.done; ) {
      progress.add(next.value.length);
      yield next.value;
      next = await Promise.race([bytes.next(), stopped]);
    }
  } finally {
    void bytes.return?.();
    if (file.name === STDIN) process.stdin.destroy();
  }
}
