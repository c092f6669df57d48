import { Option } from "commander";
import type { Issue } from "@/lib/issue";
import type { PaperRecord } from "@/lib/paper";
import { type Format, WHOLE_FILE } from "@/sources/format";
import { FORMATS, findFormat } from "@/sources/formats";
import { listInputs, type SourceFile } from "@/sources/inputs";
import { readPapers } from "@/sources/read";
import { type Progress, showProgress } from "./progress";
import type { Stop } from "./stop";
import { UsageError } from "./usage-error";

/** `--from FORMAT`, where the content is not to be asked. */
export function fromOption(): Option {
  return new Option("--from <format>", "the format, where it is not to be guessed").choices(FORMATS.map((f) => f.name));
}

/** For the help of commands that read papers. */
export const FORMATS_HELP = `\nFormats:\n${FORMATS.map((f) => `  ${f.name.padEnd(17)}${f.label}`).join("\n")}`;

export interface ReadRequest {
  readonly names: readonly string[];
  readonly from?: string | undefined;
  readonly stop: Stop;
  /** Takes what was skipped or mended, as it comes. */
  readonly onIssue: (issue: Issue) => void;
}

/** What was read so far. */
export interface Tally {
  papers: number;
  skipped: number;
  /** Files of which nothing could be read. */
  badFiles: number;
}

export interface Reading {
  readonly papers: AsyncIterable<PaperRecord>;
  readonly tally: Tally;
}

/** Opens what the person named and gives its papers one after the other; fails at once on a name that is wrong. */
export async function readInputs(request: ReadRequest): Promise<Reading> {
  const files = await listInputs(request.names);
  const from = request.from === undefined ? undefined : (findFormat(request.from) ?? undefined);
  const tally: Tally = { papers: 0, skipped: 0, badFiles: 0 };
  return { papers: readFiles(files, from, request, tally), tally };
}

/** Fails where there was nothing to read at all: the files were the wrong ones. */
export function refuseNothing({ papers, badFiles }: Tally): void {
  if (papers === 0 && badFiles > 0) throw new UsageError("no paper in what was given");
}

async function* readFiles(
  files: readonly SourceFile[],
  from: Format | undefined,
  { stop, onIssue }: ReadRequest,
  tally: Tally,
): AsyncGenerator<PaperRecord> {
  const sizes = files.map((file) => file.size);
  const total = sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);
  const progress = showProgress(total);
  try {
    for (const file of files) {
      for await (const reading of readPapers(counted(file, progress), { source: file.name, from })) {
        if (stop.asked) return;
        if ("paper" in reading) {
          tally.papers++;
          progress.count(1);
          yield reading.paper;
        } else {
          if (reading.issue.severity === "skipped") tally.skipped++;
          if (reading.issue.severity === "skipped" && reading.issue.locator === WHOLE_FILE) tally.badFiles++;
          onIssue(reading.issue);
        }
      }
    }
  } finally {
    progress.end();
  }
}

async function* counted(file: SourceFile, progress: Progress): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.open()) {
    progress.add(chunk.length);
    yield chunk;
  }
}
