import type { Command } from "commander";
import type { Claim } from "@/lib/claim/claim";
import { FINDING_CODES, FINDING_TEXTS, type Finding, type FindingCode, type FindingTally } from "@/lib/lint/finding";
import { formatCount, removeControlCharacters } from "../messages";
import { writeStdout } from "../output";
import { dbOption, requireDb } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard check --json | jq .message`;

export function addCheck(program: Command): void {
  program
    .command("check")
    .description("list findings on stored claims: impossible values, arithmetic, signs, contradictions")
    .option("--json", "print one JSON object per line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runCheck);
}

/** Prints a finding with the claim that it is about; of several, the one with the lowest value. */
function printFinding(finding: Finding, claim: Claim, json: boolean): Promise<void> {
  const { code, message, claims, isConfirmed } = finding;
  const { id, paper_title, sentence } = claim;
  const text = json
    ? JSON.stringify({ code, message, claim: id, claims, confirmed: isConfirmed, paper_title, sentence })
    : removeControlCharacters(`${code}: ${message}\n  ${paper_title} (${id})\n  ${sentence.replace(/\s+/g, " ")}`);
  return writeStdout(`${text}\n`);
}

/** "range: 1 of 12 claims that could be checked, 2 more confirmed in review" */
function formatTally(code: FindingCode, { open, confirmed, checked }: FindingTally): string {
  const [one, many] = FINDING_TEXTS[code].unit;
  if (checked === 0) return `${code}: no ${one} could be checked`;
  const settled = confirmed === 0 ? "" : `, ${confirmed} more confirmed in review`;
  return `${code}: ${open} of ${checked.toLocaleString("en")} ${checked === 1 ? one : many} that could be checked${settled}`;
}

async function runCheck({ json = false, db: path }: { readonly json?: boolean; readonly db: string }): Promise<void> {
  const file = requireDb(path);
  const [{ openReadonlyDb, closeDb }, { getLintReport }, { getClaim }] = await Promise.all([
    import("@/db/open"),
    import("@/db/queries/get-lint-report"),
    import("@/db/queries/get-claim"),
  ]);
  const db = openReadonlyDb(file);
  try {
    const { findings, tallies, claims } = await getLintReport(db);
    for (const finding of findings) {
      const claim = finding.isConfirmed && !json ? null : getClaim(db, finding.claims[0] ?? "");
      if (claim) await printFinding(finding, claim, json);
    }
    if (json) return;
    const open = findings.filter(({ isConfirmed }) => !isConfirmed).length;
    const lines = FINDING_CODES.map((code) => `  ${formatTally(code, tallies[code])}`);
    await writeStdout(`${formatCount(open, "finding")} in ${formatCount(claims, "claim")}\n${lines.join("\n")}\n`);
  } finally {
    closeDb(db);
  }
}
