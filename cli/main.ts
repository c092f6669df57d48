import { type Command, CommanderError } from "commander";
import { DatabaseError, isDiskFull } from "@/db/database-error";
import { BusyError } from "@/db/lock-wait";
import { onMigrated } from "@/db/migration-notice";
import { getErrorMessage } from "@/lib/format/error-message";
import { InputError } from "@/sources/input/list-inputs";
import { printMessage } from "./messages";
import { ignoreBrokenPipes, OutputClosedError } from "./output";
import { changeToCallerFolder } from "./paths";
import { buildProgram } from "./program";
import { UsageError } from "./usage-error";

/** Runs the command line and sets the exit code: 0 for success, 2 for wrong usage, 1 for a failure. */
async function main(program: Command): Promise<void> {
  ignoreBrokenPipes();
  onMigrated(({ backup }) =>
    printMessage(`the database was migrated to this version; its previous state is in ${backup}`),
  );
  changeToCallerFolder();
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof OutputClosedError)) process.exitCode = reportError(error);
  }
}

function reportError(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const message = getErrorMessage(error);
  printMessage(`claimboard: ${message.trim().replaceAll("\n", " ")}`);
  if (process.env.CLAIMBOARD_DEBUG && error instanceof Error) printMessage(error.stack ?? "");
  if (isDiskFull(error)) printMessage("what was stored before is intact; free some space and repeat the command");
  if (error instanceof BusyError || isDiskFull(error)) return 1;
  return error instanceof UsageError || error instanceof InputError || error instanceof DatabaseError ? 2 : 1;
}

/** Settles when the command has ended; rejects if the command line cannot be built. */
export const finished = buildProgram(process.argv[2]).then(main);
