import type { Command } from "commander";
import type { PaperRecord } from "@/lib/paper";
import { sliceSpan } from "@/lib/span";
import { formatClaim } from "../format-claim";
import { formatIssue, say, tame } from "../messages";
import { FORMATS_HELP, fromOption, papersOf, readInputs, refuseNothing } from "../read-inputs";
import { watchStop } from "../stop";

const EXAMPLE = `
Example:
  $ claimboard explain samples/papers.jsonl --title "SWE-RL"`;

interface Options {
  readonly from?: string;
  readonly title?: string;
}

export function addExplain(program: Command): void {
  program
    .command("explain")
    .description("show how the claims of an abstract come about")
    .argument("<input...>", "files, folders, or - for standard input")
    .addOption(fromOption())
    .option("--title <words>", "only papers whose title has these words")
    .addHelpText("after", `${FORMATS_HELP}\n${EXAMPLE}`)
    .action(runExplain);
}

async function runExplain(names: string[], { from, title }: Options): Promise<void> {
  const { readings, tally } = await readInputs({ names, from, signal: watchStop() });
  for await (const paper of papersOf(readings, (issue) => say(formatIssue(issue)))) {
    if (title && !paper.title.toLowerCase().includes(title.toLowerCase())) continue;
    process.stdout.write(`${tame(await explain(paper))}\n`);
  }
  refuseNothing(tally);
}

async function explain(paper: PaperRecord): Promise<string> {
  const { extractClaims } = await import("@/extractors/extract");
  const { claims, sentences, notes } = extractClaims(paper);
  const lines = [`# ${paper.title}`, `${paper.source}, ${paper.locator}`, ""];
  for (const [i, span] of sentences.entries()) {
    lines.push(`[${i}] ${sliceSpan(paper.abstract, span)}`);
    for (const claim of claims.filter((c) => c.sentence_index === i)) {
      lines.push(...formatClaim(claim, paper.abstract).map((line) => `    ${line}`), "");
    }
  }
  lines.push(...notes.map((note) => `note: ${note}`));
  return lines.join("\n");
}
