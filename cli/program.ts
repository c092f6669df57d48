import { Command } from "commander";
import { addCheck } from "./commands/check";
import { addEval } from "./commands/eval";
import { addExplain } from "./commands/explain";
import { addExport } from "./commands/export";
import { addExtract } from "./commands/extract";
import { addFetch } from "./commands/fetch";
import { addImport } from "./commands/import";
import { addPapers } from "./commands/papers";
import { addReextract } from "./commands/reextract";
import { addServe } from "./commands/serve";
import { addStats } from "./commands/stats";
import { tame } from "./messages";
import { readVersion } from "./version";

const INTRO = "Extracts every number that paper abstracts report, links it to its sentence, and compares it.";

/** In the order in which the help lists them. */
const COMMANDS = [
  addImport,
  addFetch,
  addServe,
  addExport,
  addExtract,
  addStats,
  addPapers,
  addCheck,
  addReextract,
  addExplain,
  addEval,
];

/** The command line: every command adds itself. */
export function buildProgram(): Command {
  const program = new Command("claimboard")
    .description(INTRO)
    .version(readVersion())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text)) });
  for (const add of COMMANDS) add(program);
  return program;
}

function oneLine(text: string): string {
  const line = text
    .replace(/^error: /, "")
    .trim()
    .replaceAll("\n", " ");
  return `claimboard: ${tame(line)}\n`;
}
