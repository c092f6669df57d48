/**
 * What claims say of themselves that cannot be: `npm run consistency -- CLAIMS.ndjson`, as `claimboard extract` writes
 * them. Needs no annotations, so any number of abstracts will do; compare two versions over the same ones.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Claim } from "../lib/claim";
import { countOddities, type Oddity } from "./oddities";

const [file] = process.argv.slice(2);
if (!file) throw new Error("which claims? npm run consistency -- CLAIMS.ndjson");
const claims: Claim[] = [];
for await (const line of createInterface({ input: createReadStream(file) }))
  if (line) claims.push(JSON.parse(line) as Claim);

const print = ({ what, odd, of, examples }: Oddity): void => {
  console.log(`| ${what} | ${odd} | ${of} | ${examples.map((e) => e.replaceAll("|", "\\|")).join("; ")} |`);
};
console.log("| what | odd | of | e.g. |\n| --- | --- | --- | --- |");
countOddities(claims).forEach(print);
