import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import {
  type CheckedClaim,
  type ConsistencyCheckResult,
  parseClaimLine,
  runConsistencyChecks,
} from "@/eval/consistency-checks";
import { UsageError } from "./usage-error";

/** Reads claims as `claimboard extract` writes them, one per line; reports and skips invalid lines. */
async function readClaims(file: string): Promise<CheckedClaim[]> {
  const claims: CheckedClaim[] = [];
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    at++;
    if (line === "") continue;
    const claim = parseClaimLine(line);
    if (typeof claim === "string") console.error(`${file}:${at}: ${claim}`);
    else claims.push(claim);
  }
  return claims;
}

const printCheck = ({ check, failures, total, examples }: ConsistencyCheckResult): void => {
  console.log(`| ${check} | ${failures} | ${total} | ${examples.map((e) => e.replaceAll("|", "\\|")).join("; ")} |`);
};

/** Prints the results of consistency checks on a file of claims, which need no annotations. */
export async function run([file]: readonly string[]): Promise<void> {
  if (!file) throw new UsageError("Usage: npm run bench -- consistency CLAIMS.ndjson");
  const checks = runConsistencyChecks(await readClaims(file));
  console.log("| check | failures | total | examples |\n| --- | --- | --- | --- |");
  checks.forEach(printCheck);
}
