import { type Command, InvalidArgumentError, Option } from "commander";
import { listArxivIds } from "@/lib/paper/arxiv-id";
import { isoDateSchema } from "@/lib/paper/paper";
import type { Service } from "@/sources/services/service";
import type { FetchOptions } from "../fetch-into-db";
import { dbOption } from "../paths";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Examples:
  $ claimboard fetch arxiv --query "cat:cs.CL AND abs:reasoning" --since 2025-06-01
  $ claimboard fetch arxiv --ids 2505.01234,2505.01240
  $ claimboard fetch hf --date 2025-06-02
  $ claimboard fetch s2 --query "chain of thought" --since 2025-01-01 --limit 200
  $ claimboard fetch openreview --venue ICLR.cc/2025/Conference`;

const SERVICES: readonly [name: string, about: string, flags: readonly (keyof typeof FLAGS)[]][] = [
  ["arxiv", "arXiv API, in its query language, newest first, or by ids", ["query", "since", "ids"]],
  ["hf", "Hugging Face Daily Papers of one day, or of every day since a date", ["date", "since"]],
  ["s2", "Semantic Scholar search, newest first", ["query", "since"]],
  ["openreview", "papers of a venue on OpenReview", ["venue", "since"]],
];

const FLAGS = {
  query: () => new Option("--query <words>", "search query"),
  since: () => new Option("--since <day>", "only papers from this date on, e.g. 2025-06-01").argParser(parseIsoDay),
  ids: () => new Option("--ids <ids>", "arXiv ids or links, separated by commas or spaces").argParser(parseIds),
  date: () => new Option("--date <day>", "only this date, e.g. 2025-06-01").argParser(parseIsoDay),
  venue: () => new Option("--venue <id>", "venue id, e.g. ICLR.cc/2025/Conference"),
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
      .option("--limit <number>", "maximum number of papers", parseCount, 1000)
      .option("--timeout <seconds>", "timeout of one request", parseCount, 60)
      .option("--restart", "start over instead of resuming an interrupted run")
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
  const queryError = service.findQueryError(options);
  if (queryError !== null) throw new UsageError(queryError);
  const { fetchIntoDb } = await import("../fetch-into-db");
  await fetchIntoDb(service, options);
}

function parseIsoDay(text: string): string {
  if (!isoDateSchema.safeParse(text).success) throw new InvalidArgumentError("Expected a date like 2025-06-01.");
  return text;
}

function parseIds(text: string): readonly string[] {
  const { ids, share } = listArxivIds(text);
  if (share < 1) throw new InvalidArgumentError("Expected arXiv ids like 2505.01234, separated by commas.");
  return ids;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("Expected a whole number of at least 1.");
  return Number(text);
}
