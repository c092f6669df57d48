import type { Command } from "commander";
import type { Claim } from "@/lib/claim/claim";
import { type ConsistencyIssue, findConsistencyIssues } from "@/lib/claim/consistency-issues";
import { createDisagreementFinder, type Disagreement } from "@/lib/compare/find-disagreements";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { formatCount, removeControlCharacters } from "../messages";
import { writeStdout } from "../output";
import { dbOption, requireDb } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard check --json | jq .message`;

export function addCheck(program: Command): void {
  program
    .command("check")
    .description(
      "list stored claims with consistency issues: arithmetic, unit, range, direction, disagreeing baselines",
    )
    .option("--json", "print one JSON object per line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runCheck);
}

interface FoundIssue {
  readonly issue: ConsistencyIssue | Disagreement;
  readonly claim: Pick<Claim, "id" | "paper_title" | "sentence">;
}

function printIssue({ issue: { kind, message, ...more }, claim }: FoundIssue, json: boolean): Promise<void> {
  const { id, paper_title, sentence } = claim;
  const text = json
    ? JSON.stringify({ kind, message, claim: id, paper_title, sentence, ...more })
    : removeControlCharacters(`${kind}: ${message}\n  ${paper_title} (${id})\n  ${sentence.replace(/\s+/g, " ")}`);
  return writeStdout(`${text}\n`);
}

async function runCheck({ json = false, db: path }: { readonly json?: boolean; readonly db: string }): Promise<void> {
  const file = requireDb(path);
  const { streamClaims } = await import("@/db/queries/stream-claims");
  const { isBoundedMetric: isBounded, isShareMetric: isShare } = await import("@/extractors/identify");
  const disagreements = createDisagreementFinder();
  let [claims, issueCount] = [0, 0];
  for (const claim of streamClaims(file, buildClaimQuery())) {
    claims++;
    disagreements.addClaim(claim);
    for (const issue of findConsistencyIssues(claim, { isBounded, isShare })) {
      issueCount++;
      await printIssue({ issue, claim }, json);
    }
  }
  for (const { issue, claim } of await readDisagreements(file, disagreements.findDisagreements())) {
    issueCount++;
    await printIssue({ issue, claim }, json);
  }
  if (!json) await writeStdout(`${formatCount(issueCount, "issue")} in ${formatCount(claims, "claim")}\n`);
}

/** Pairs each disagreement with its claim of the lowest value. */
async function readDisagreements(file: string, found: readonly Disagreement[]): Promise<FoundIssue[]> {
  const { openReadonlyDb, closeDb } = await import("@/db/open");
  const { getClaim } = await import("@/db/queries/get-claim");
  const db = openReadonlyDb(file);
  try {
    return found.flatMap((issue): FoundIssue[] => {
      const claim = getClaim(db, issue.claims[0] ?? "");
      return claim ? [{ issue, claim }] : [];
    });
  } finally {
    closeDb(db);
  }
}
