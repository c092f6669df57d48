import type { Command } from "commander";
import type { ImportSummary } from "@/db/import";
import type { FieldMap } from "@/sources/format";
import { formatIssue, say } from "../messages";
import { dbOption } from "../paths";
import { FORMATS_HELP, fromOption, mapOption, readInputs, refuseNothing } from "../read-inputs";
import { watchStop } from "../stop";

const EXAMPLE = `
Examples:
  $ claimboard import digest.md listings/
  $ curl -s https://example.org/papers.jsonl | claimboard import --from jsonl -`;

interface Options {
  readonly from?: string;
  readonly map?: FieldMap;
  readonly db: string;
}

export function addImport(program: Command): void {
  program
    .command("import")
    .description("read papers, merge them with what is there, extract their claims and store them")
    .argument("<input...>", "files, folders, or - for standard input")
    .addOption(fromOption())
    .addOption(mapOption())
    .addOption(dbOption())
    .addHelpText("after", `${FORMATS_HELP}\n${EXAMPLE}`)
    .action(runImport);
}

async function runImport(names: string[], { from, map, db: file }: Options): Promise<void> {
  const signal = watchStop();
  const { readings, tally } = await readInputs({ names, from, map, signal });
  const [{ closeDb, openDb }, { importPapers }, { EXTRACTOR }] = await Promise.all([
    import("@/db/open"),
    import("@/db/import"),
    import("../extractor"),
  ]);
  const db = openDb(file);
  try {
    const onProgress = issuePrinter();
    const summary = await importPapers(db, readings, { extractor: EXTRACTOR, onProgress, signal });
    refuseNothing(tally);
    process.stdout.write(`${formatSummary(summary)}\n`);
  } finally {
    closeDb(db);
  }
}

/** Says what was skipped or mended, each once, as batches come in. */
function issuePrinter(): (summary: ImportSummary) => void {
  let printed = 0;
  return ({ issues }) => {
    for (const issue of issues.slice(printed)) say(formatIssue(issue));
    printed = issues.length;
  };
}

function formatSummary({ papers, claims, issues }: ImportSummary): string {
  const skipped = issues.filter((issue) => issue.severity === "skipped").length;
  const count = (n: number) => n.toLocaleString("en");
  const parts = [
    `papers: ${count(papers.new)} new, ${count(papers.merged)} merged, ${count(papers.unchanged)} unchanged`,
    `claims: ${count(claims.added)} new, ${count(claims.changed)} changed, ${count(claims.removed)} removed`,
  ];
  if (skipped > 0) parts.push(`skipped: ${count(skipped)} (see above)`);
  return parts.join("\n");
}
