/**
 * What claims say of themselves that cannot be: `npm run consistency -- CLAIMS.ndjson`, as `claimboard extract` writes
 * them. Needs no annotations, so any number of abstracts will do; compare two versions over the same ones.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import { countOddities, type Oddity, type Slots, slotsSchema } from "./oddities";

const lineSchema = z
  .string()
  .transform((line, context) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "no JSON" });
      return z.NEVER;
    }
  })
  .pipe(slotsSchema);

/** The claims of a file, a line each; a line that is none is told with its place and left out. */
async function readClaims(file: string): Promise<Slots[]> {
  const claims: Slots[] = [];
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    at++;
    if (line === "") continue;
    const { data, error } = lineSchema.safeParse(line);
    if (data) claims.push(data);
    else console.error(`${file}:${at}: ${[...(error.issues[0]?.path ?? []), error.issues[0]?.message].join(": ")}`);
  }
  return claims;
}

const print = ({ what, odd, of, examples }: Oddity): void => {
  console.log(`| ${what} | ${odd} | ${of} | ${examples.map((e) => e.replaceAll("|", "\\|")).join("; ")} |`);
};

const [file] = process.argv.slice(2);
if (!file) throw new Error("which claims? npm run consistency -- CLAIMS.ndjson");
const oddities = countOddities(await readClaims(file));
console.log("| what | odd | of | e.g. |\n| --- | --- | --- | --- |");
oddities.forEach(print);
