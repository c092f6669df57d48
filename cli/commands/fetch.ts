import { type Command, InvalidArgumentError, Option } from "commander";
import { isoDateSchema } from "@/lib/paper/paper";
import type { Service } from "@/sources/services/service";
import type { FetchOptions } from "../fetch-into-db";
import { dbOption } from "../paths";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Examples:
  $ claimboard fetch arxiv --query "cat:cs.CL AND abs:reasoning" --since 2025-06-01
  $ claimboard fetch hf --date 2025-06-02
  $ claimboard fetch s2 --query "chain of thought" --since 2025-01-01 --limit 200
  $ claimboard fetch openreview --venue ICLR.cc/2025/Conference`;

const SERVICES: readonly [name: string, about: string, flags: readonly (keyof typeof FLAGS)[]][] = [
  ["arxiv", "the arXiv's API, in its own query language, the newest papers first", ["query", "since"]],
  ["hf", "Hugging Face's Daily Papers of a day, or of every day since one", ["date", "since"]],
  ["s2", "Semantic Scholar's search, the newest papers first", ["query", "since"]],
  ["openreview", "the papers of a venue on OpenReview", ["venue", "since"]],
];

const FLAGS = {
  query: () => new Option("--query <words>", "what to look for"),
  since: () => new Option("--since <day>", "nothing older than this day, as in 2025-06-01").argParser(parseIsoDay),
  date: () => new Option("--date <day>", "this day alone, as in 2025-06-01").argParser(parseIsoDay),
  venue: () => new Option("--venue <id>", "the venue's id, as in ICLR.cc/2025/Conference"),
};

export function addFetch(program: Command): void {
  const fetch = program
    .command("fetch")
    .description("get papers from a public service and import them")
    .addHelpText("after", EXAMPLE);
  for (const [name, about, flags] of SERVICES) {
    const command = fetch.command(name).description(about);
    for (const flag of flags) command.addOption(FLAGS[flag]());
    command
      .option("--limit <number>", "stop after so many papers", parseCount, 1000)
      .option("--timeout <seconds>", "how long one answer may take", parseCount, 60)
      .option("--restart", "begin anew where an earlier run was broken off")
      .addOption(dbOption())
      .addHelpText("after", EXAMPLE)
      .action(async (options: FetchOptions) => {
        const { SERVICES: all } = await import("@/sources/services/registry");
        const service = all.find((one) => one.name === name);
        if (service) await runFetch(service, options);
      });
  }
}

async function runFetch(service: Service, options: FetchOptions): Promise<void> {
  const refusal = service.findQueryError(options);
  if (refusal !== null) throw new UsageError(refusal);
  const { fetchIntoDb } = await import("../fetch-into-db");
  await fetchIntoDb(service, options);
}

function parseIsoDay(text: string): string {
  if (!isoDateSchema.safeParse(text).success) throw new InvalidArgumentError("It is a day like 2025-06-01.");
  return text;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 1.");
  return Number(text);
}
