/**
 * What claims say of themselves that cannot be: `npm run consistency -- CLAIMS.ndjson`, as `claimboard extract` writes
 * them. Needs no annotations, so any number of abstracts will do; compare two versions over the same ones.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import {
  type CheckedClaim,
  type ConsistencyCheckResult,
  parseClaimLine,
  runConsistencyChecks,
} from "@/eval/consistency-checks";

/** The claims of a file, a line each; a line that is none is told with its place and left out. */
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

const printCheck = ({ check: what, failures: odd, total: of, examples }: ConsistencyCheckResult): void => {
  console.log(`| ${what} | ${odd} | ${of} | ${examples.map((e) => e.replaceAll("|", "\\|")).join("; ")} |`);
};

const [file] = process.argv.slice(2);
if (!file) throw new Error("which claims? npm run consistency -- CLAIMS.ndjson");
const checks = runConsistencyChecks(await readClaims(file));
console.log("| what | odd | of | e.g. |\n| --- | --- | --- | --- |");
checks.forEach(printCheck);
