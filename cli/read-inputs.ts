import { InvalidArgumentError, Option } from "commander";
import type { Issue } from "@/lib/issue";
import type { PaperRecord } from "@/lib/paper";
import { parseFieldMap } from "@/sources/fields";
import { EMPTY_FILE, type FieldMap, type Format, type Reading } from "@/sources/format";
import { FORMATS, findFormat } from "@/sources/formats";
import { BrokenRead, listInputs, type SourceFile, STDIN } from "@/sources/inputs";
import { readPapers } from "@/sources/read";
import { type Progress, showProgress } from "./progress";
import { UsageError } from "./usage-error";

/** So many names are said where none of them had a paper. */
const NAMED = 3;

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

export interface ReadRequest {
  /** Files and folders, "-" for standard input. */
  readonly names: readonly string[];
  readonly from?: string | undefined;
  readonly map?: FieldMap | undefined;
  /** Where it is aborted, no more is read. */
  readonly signal: AbortSignal;
}

/** How much came out of the files so far. */
export interface Tally {
  /** What the person named. */
  readonly names: readonly string[];
  papers: number;
  /** Files in which something was wrong and that gave no paper. */
  badFiles: number;
}

export interface Inputs {
  readonly readings: AsyncIterable<Reading>;
  readonly tally: Tally;
  /** Whether a source is a file; a pipe holds other papers each time, also one that the shell gives the name of a file. */
  readonly isWhole: (source: string) => boolean;
}

/** Opens what the person named; fails at once on a name that is wrong. */
export async function readInputs({ names, from, map, signal }: ReadRequest): Promise<Inputs> {
  const files = await listInputs(names);
  const format = from === undefined ? null : findFormat(from);
  const tally: Tally = { names, papers: 0, badFiles: 0 };
  const pipes = new Set(files.filter(({ size }) => size === null).map(({ name }) => name));
  const readings = readFiles(files, { from: format ?? undefined, map }, signal, tally);
  return { readings, tally, isWhole: (source) => !pipes.has(source) };
}

/** The papers alone; what was wrong goes to `onIssue` as it comes. */
export async function* papersOf(
  readings: AsyncIterable<Reading>,
  onIssue: (issue: Issue) => void,
): AsyncGenerator<PaperRecord> {
  for await (const reading of readings) {
    if ("paper" in reading) yield reading.paper;
    else onIssue(reading.issue);
  }
}

/** Fails where there was nothing to read at all: the files were the wrong ones. */
export function refuseNothing({ names, papers, badFiles }: Tally): void {
  if (papers === 0 && badFiles > 0) throw new UsageError(`no paper in ${listed(names)}`);
}

/** "a.md, b.md and 3 more" */
function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  const said = names.slice(0, NAMED).map((name) => (name === "-" ? STDIN : name));
  return said.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

async function* readFiles(
  files: readonly SourceFile[],
  how: { readonly from: Format | undefined; readonly map: FieldMap | undefined },
  signal: AbortSignal,
  tally: Tally,
): AsyncGenerator<Reading> {
  const sizes = files.map((file) => file.size);
  const total = sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);
  const progress = showProgress(total);
  const stopped = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));
  try {
    for (const file of files) {
      const before = tally.papers;
      let faulty = false;
      for await (const reading of orBroken(
        file.name,
        readPapers(counted(file, progress, stopped), { source: file.name, ...how }),
      )) {
        if (signal.aborted) return;
        if ("paper" in reading) {
          tally.papers++;
          progress.count(1);
        } else faulty ||= isFault(reading.issue);
        yield reading;
      }
      if (faulty && tally.papers === before) tally.badFiles++;
    }
  } finally {
    progress.end();
  }
}

/** A file that cannot be read, or not to its end, keeps nobody from the others. */
async function* orBroken(source: string, readings: AsyncIterable<Reading>): AsyncGenerator<Reading> {
  try {
    yield* readings;
  } catch (error) {
    if (!(error instanceof BrokenRead)) throw error;
    yield { issue: { severity: "skipped", source, locator: error.locator, message: error.message } };
  }
}

/** True where something could not be read; a pipe through which nothing came is no wrong file. */
function isFault({ severity, source, message }: Issue): boolean {
  return severity === "skipped" && (source !== STDIN || message !== EMPTY_FILE);
}

/** The bytes of a file; a pipe through which nothing comes is not waited for after a stop. */
async function* counted(file: SourceFile, progress: Progress, stopped: Promise<null>): AsyncGenerator<Uint8Array> {
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
