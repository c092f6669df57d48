import type { Command } from "commander";
import { getErrorMessage } from "@/lib/format/error-message";
import { paperIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { FieldMap } from "@/sources/input/format";
import { formatExplanation } from "../format-explanation";
import { formatIssue, printMessage, removeControlCharacters } from "../messages";
import { writeStdout } from "../output";
import { FORMATS_HELP, fromOption, iteratePapers, mapOption, readInputs, requirePapers } from "../read-inputs";
import { createStopSignal } from "../stop-signal";

const EXAMPLE = `
Example:
  $ claimboard explain samples/papers.jsonl --title "SWE-RL"`;

interface Options {
  readonly from?: string;
  readonly map?: FieldMap;
  readonly title?: string;
  readonly json?: true;
}

export function addExplain(program: Command): void {
  program
    .command("explain")
    .description("show how the claims of an abstract were extracted")
    .argument("<input...>", "files, folders, or - for standard input")
    .addOption(fromOption())
    .addOption(mapOption())
    .option("--json", "print one JSON object per paper")
    .option("--title <words>", "only papers whose title contains this text")
    .addHelpText("after", `${FORMATS_HELP}\n${EXAMPLE}`)
    .action(runExplain);
}

async function runExplain(names: string[], { from, map, title, json }: Options): Promise<void> {
  const { results, counts } = await readInputs({ names, from, fieldMap: map, signal: createStopSignal() });
  for await (const paper of iteratePapers(results, (issue) => printMessage(formatIssue(issue)))) {
    if (title && !paper.title.toLowerCase().includes(title.toLowerCase())) continue;
    const text = await tryExplain(paper, json);
    if (text !== null) await writeStdout(`${text}\n`);
  }
  requirePapers(counts);
}

/** Explains a paper; prints an issue and returns null if the extractor fails, so that the other papers follow. */
async function tryExplain(paper: PaperRecord, json?: boolean): Promise<string | null> {
  try {
    return await explain(paper, json);
  } catch (error) {
    printMessage(
      formatIssue(paperIssue("skipped", paper, `the extractor failed, please report it: ${getErrorMessage(error)}`)),
    );
    return null;
  }
}

async function explain(paper: PaperRecord, json = false): Promise<string> {
  const [{ extractClaims }, { explainAbstract }] = await Promise.all([
    import("@/extractors/extract"),
    import("@/extractors/explain"),
  ]);
  const explanation = explainAbstract(paper);
  if (json) return JSON.stringify({ title: paper.title, ...explanation });
  return removeControlCharacters(formatExplanation(paper, extractClaims(paper), explanation));
}
