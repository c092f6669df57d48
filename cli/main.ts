import { type Command, CommanderError } from "commander";
import { DatabaseError } from "@/db/database-error";
import { BusyError } from "@/db/lock-wait";
import { messageOf } from "@/lib/message-of";
import { InputError } from "@/sources/inputs";
import { say } from "./messages";
import { OutputLost, outliveBrokenStreams } from "./output";
import { standWhereThePersonStands } from "./paths";
import { buildProgram } from "./program";
import { UsageError } from "./usage-error";

/** Runs the command line; sets the exit code: 0, 2 for wrong use, 1 for a failure while working. */
async function main(program: Command): Promise<void> {
  outliveBrokenStreams();
  standWhereThePersonStands();
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof OutputLost)) process.exitCode = report(error);
  }
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const message = messageOf(error);
  say(`claimboard: ${message.trim().replaceAll("\n", " ")}`);
  if (process.env.CLAIMBOARD_DEBUG && error instanceof Error) say(error.stack ?? "");
  if (error instanceof BusyError) return 1;
  return error instanceof UsageError || error instanceof InputError || error instanceof DatabaseError ? 2 : 1;
}

await main(await buildProgram(process.argv[2]));
