import type { Command } from "commander";
import type { Claim } from "@/lib/claim";
import { claimQuery } from "@/lib/claim-query";
import { type Disagreement, watchBaselines } from "@/lib/find-disagreements";
import { type Fault, findFaults } from "@/lib/find-faults";
import { countOf, tame } from "../messages";
import { print } from "../output";
import { dbOption, existingDb } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard check --json | jq .message`;

export function addCheck(program: Command): void {
  program
    .command("check")
    .description("list stored claims that look wrong: sums, units, ranges, directions, baselines that disagree")
    .option("--json", "one JSON object a line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runCheck);
}

interface Told {
  readonly fault: Fault | Disagreement;
  readonly claim: Pick<Claim, "id" | "paper_title" | "sentence">;
}

function tell({ fault: { kind, message, ...more }, claim }: Told, json: boolean): Promise<void> {
  const { id, paper_title, sentence } = claim;
  const text = json
    ? JSON.stringify({ kind, message, claim: id, paper_title, sentence, ...more })
    : tame(`${kind}: ${message}\n  ${paper_title} (${id})\n  ${sentence.replace(/\s+/g, " ")}`);
  return print(`${text}\n`);
}

async function runCheck({ json = false, db: path }: { readonly json?: boolean; readonly db: string }): Promise<void> {
  const file = existingDb(path);
  const { streamClaims } = await import("@/db/queries/stream-claims");
  const { isBoundedMetric: isBounded, isShareMetric: isShare } = await import("@/extractors/identify");
  const watch = watchBaselines();
  let [claims, faults] = [0, 0];
  for (const claim of streamClaims(file, claimQuery())) {
    claims++;
    watch.see(claim);
    for (const fault of findFaults(claim, { isBounded, isShare })) {
      faults++;
      await tell({ fault, claim }, json);
    }
  }
  for (const { fault, claim } of await readDisagreements(file, watch.disagreements())) {
    faults++;
    await tell({ fault, claim }, json);
  }
  if (!json) await print(`${countOf(faults, "fault")} in ${countOf(claims, "claim")}\n`);
}

/** Disagreements with the claim of the lowest value. */
async function readDisagreements(file: string, found: readonly Disagreement[]): Promise<Told[]> {
  const { openReadonlyDb, closeDb } = await import("@/db/open");
  const { getClaim } = await import("@/db/queries/get-claim");
  const db = openReadonlyDb(file);
  try {
    return found.flatMap((fault): Told[] => {
      const claim = getClaim(db, fault.claims[0] ?? "");
      return claim ? [{ fault, claim }] : [];
    });
  } finally {
    closeDb(db);
  }
}
