import { type GzipProblem, gunzip } from "@/sources/input/gunzip";
import { UNPACKED_BYTES } from "@/sources/input/limits";
import { listInputs } from "@/sources/input/list-inputs";
import { splitLines } from "@/sources/input/split-lines";
import { UsageError } from "./usage-error";

/** A line that is not blank, with its file and position ("line 3"). */
export interface InputLine {
  readonly text: string;
  readonly source: string;
  readonly locator: string;
}

/**
 * Opens files of lines, plain or gzip: files, folders, glob patterns, and "-" for standard input, as `listInputs`.
 * @throws InputError at once for a path that does not exist; while reading, UsageError for a file that cannot be read to
 * its end
 */
export async function openLines(names: readonly string[]): Promise<AsyncIterable<InputLine>> {
  const files = await listInputs(names);
  async function* read(): AsyncGenerator<InputLine> {
    for (const { name, open } of files)
      for await (const { text, number } of readLines(name, open()))
        yield { text, source: name, locator: `line ${number}` };
  }
  return read();
}

async function* readLines(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly text: string; readonly number: number }> {
  const problems: (GzipProblem | { locator: string; message: string })[] = [];
  const decoder = new TextDecoder();
  async function* decode() {
    for await (const chunk of gunzip(bytes, (problem) => problems.push(problem), UNPACKED_BYTES))
      yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }
  for await (const line of splitLines(decode(), (issue) => problems.push(issue)))
    if (line.text.trim() !== "") yield line;
  const [problem] = problems;
  if (problem) throw new UsageError(`${name}, ${problem.locator}: ${problem.message}`);
}
