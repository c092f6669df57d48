import { Command } from "commander";
import { removeControlCharacters } from "./messages";
import { readVersion } from "./version";

const INTRO = "Extracts every number that paper abstracts report, links it to its sentence, and compares it.";

/** In the order of the help. Each command is loaded on demand: loading all of them takes half a second. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  import: async () => (await import("./commands/import")).addImport,
  fetch: async () => (await import("./commands/fetch")).addFetch,
  serve: async () => (await import("./commands/serve")).addServe,
  export: async () => (await import("./commands/export")).addExport,
  extract: async () => (await import("./commands/extract")).addExtract,
  stats: async () => (await import("./commands/stats")).addStats,
  imports: async () => (await import("./commands/imports")).addImports,
  papers: async () => (await import("./commands/papers")).addPapers,
  names: async () => (await import("./commands/names")).addNames,
  reviews: async () => (await import("./commands/reviews")).addReviews,
  check: async () => (await import("./commands/check")).addCheck,
  backup: async () => (await import("./commands/backup")).addBackup,
  doctor: async () => (await import("./commands/doctor")).addDoctor,
  reextract: async () => (await import("./commands/reextract")).addReextract,
  explain: async () => (await import("./commands/explain")).addExplain,
  eval: async () => (await import("./commands/eval")).addEval,
};

/** Builds the command line with all commands, or with only the command of the given name. */
export async function buildProgram(commandName?: string): Promise<Command> {
  const program = new Command("claimboard")
    .description(INTRO)
    .version(readVersion())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(toErrorLine(text)) });
  const one = commandName !== undefined && Object.hasOwn(COMMANDS, commandName) ? COMMANDS[commandName] : undefined;
  for (const load of one ? [one] : Object.values(COMMANDS)) (await load())(program);
  return program;
}

function toErrorLine(text: string): string {
  const line = text
    .replace(/^error: /, "")
    .trim()
    .replaceAll("\n", " ");
  return `claimboard: ${removeControlCharacters(line)}\n`;
}
