/** An error that the user can resolve: printed as one line with a remedy, without a stack trace. */
export class UserFacingError extends Error {
  /**
   * @param {string} message what is wrong
   * @param {{ hint?: string, output?: string, exitCode?: number }} [more]
   */
  constructor(message, more = {}) {
    super(message);
    this.name = "Failure";
    this.hint = more.hint;
    /** Output of the failed program. */
    this.output = more.output;
    /** 2: wrong usage, 1: failure, 130: stopped by the user. */
    this.exitCode = more.exitCode ?? 1;
  }
}

/**
 * Prints a failure and returns the exit code.
 * @param {unknown} error
 */
export function reportError(error) {
  if (!(error instanceof UserFacingError)) {
    console.error(error);
    return 1;
  }
  if (error.output) console.error(`\n${lastLines(error.output, 60)}\n`);
  if (error.message) console.error(error.message);
  if (error.hint) console.error(error.hint);
  return error.exitCode;
}

/**
 * Returns the last lines of a long output, which contain the reason.
 * @param {string} text
 * @param {number} count
 */
function lastLines(text, count) {
  const lines = text.trimEnd().split("\n");
  return lines.length <= count ? lines.join("\n") : `(…)\n${lines.slice(-count).join("\n")}`;
}
