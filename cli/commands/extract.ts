import { type Command, Option } from "commander";
import { DATA_FORMATS } from "@/exporters/formats";
import type { Claim } from "@/lib/claim/claim";
import type { FieldMap } from "@/sources/input/format";
import { formatIssue, printMessage } from "../messages";
import { writeOutput } from "../output";
import {
  FORMATS_HELP,
  fromOption,
  iteratePapers,
  jobsOption,
  mapOption,
  readInputs,
  requirePapers,
} from "../read-inputs";
import { createStopSignal } from "../stop-signal";
import { noMetaOption, toOption, writeClaims } from "../write-claims";

const EXAMPLE = `
Examples:
  $ claimboard extract digest.md > claims.ndjson
  $ claimboard extract --shard abstracts-07.jsonl -o claims-07.ndjson
  $ zcat abstracts.jsonl.gz | claimboard extract --from jsonl --jobs 2 - | jq .gain`;

interface Options {
  readonly from?: string;
  readonly map?: FieldMap;
  readonly to?: string;
  readonly output?: string;
  readonly jobs: number;
  readonly bom?: true;
  readonly meta: boolean;
  readonly shard?: true;
}

export function addExtract(program: Command): void {
  program
    .command("extract")
    .description("read papers and write their claims in input order, without a database")
    .argument("<input...>", "files, folders, or - for standard input")
    .addOption(fromOption())
    .addOption(mapOption())
    .addOption(toOption(DATA_FORMATS))
    .option("-o, --output <file>", "write to a file")
    .addOption(jobsOption())
    .option("--bom", "start a CSV or TSV with a byte order mark, for spreadsheet programs")
    .addOption(noMetaOption())
    .addOption(
      new Option("--shard", 'write papers with their claims, for "claimboard import --claims"').conflicts([
        "to",
        "bom",
      ]),
    )
    .addHelpText("after", `${FORMATS_HELP}\n${EXAMPLE}`)
    .action(runExtract);
}

async function runExtract(names: string[], { from, map, jobs, shard, ...write }: Options): Promise<void> {
  const signal = createStopSignal();
  const { results, counts } = await readInputs({ names, from, fieldMap: map, signal });
  const { extractAll } = await import("../extract-all");
  const papers = iteratePapers(results, (issue) => printMessage(formatIssue(issue)));
  if (shard) await writeOutput(write.output, toLines(extractAll(papers, jobs, "shard")), signal);
  else
    await writeClaims(flattenClaims(extractAll(papers, jobs, "claims")), {
      ...write,
      formats: DATA_FORMATS,
      from: { query: null, inputs: names },
      signal,
    });
  requirePapers(counts);
}

async function* flattenClaims(
  papers: AsyncIterable<{ claims: Claim[]; notes: readonly string[] }>,
): AsyncGenerator<Claim> {
  for await (const { claims, notes } of papers) {
    for (const note of notes) printMessage(`note: ${note}`);
    yield* claims;
  }
}

async function* toLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
