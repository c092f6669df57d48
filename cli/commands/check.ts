import type { Command } from "commander";
import { claimQuery } from "@/lib/claim-query";
import { findFaults } from "@/lib/find-faults";
import { countOf, tame } from "../messages";
import { dbOption, existingDb } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard check --json | jq .message`;

export function addCheck(program: Command): void {
  program
    .command("check")
    .description("list stored claims that look wrong: sums, ranges, directions")
    .option("--json", "one JSON object a line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runCheck);
}

async function runCheck({ json, db }: { readonly json?: true; readonly db: string }): Promise<void> {
  const file = existingDb(db);
  const { streamClaims } = await import("@/db/queries/stream-claims");
  let claims = 0;
  let faults = 0;
  for (const claim of streamClaims(file, claimQuery())) {
    claims++;
    for (const { kind, message } of findFaults(claim)) {
      faults++;
      const { id, paper_title, sentence } = claim;
      const text = json
        ? JSON.stringify({ kind, message, claim: id, paper_title, sentence })
        : tame(`${kind}: ${message}\n  ${paper_title} (${id})\n  ${sentence.replace(/\s+/g, " ")}`);
      process.stdout.write(`${text}\n`);
    }
  }
  if (!json) process.stdout.write(`${countOf(faults, "fault")} in ${countOf(claims, "claim")}\n`);
}
