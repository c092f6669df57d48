import process from "node:process";
import type { Command } from "commander";
import { formatCount, removeControlCharacters } from "../messages";
import { writeStdout } from "../output";
import { dbOption } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard doctor --db papers.db`;

export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description("check the program, the database and the disk; exit code 1 if something needs to be done")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runDoctor);
}

async function runDoctor({ db }: { readonly db: string }): Promise<void> {
  const { checkDatabaseFile, checkNodeVersion, checkProgram, formatCheck } = await import("../doctor-checks");
  const checks = [checkNodeVersion(process.versions.node), ...checkProgram(), ...checkDatabaseFile(db)];
  for (const check of checks) await writeStdout(`${removeControlCharacters(formatCheck(check))}\n`);
  const problems = checks.filter(({ level }) => level === "problem").length;
  await writeStdout(problems === 0 ? "no problems\n" : `${formatCount(problems, "problem")}\n`);
  if (problems > 0) process.exitCode = 1;
}
