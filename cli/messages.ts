import type { InputIssue } from "@/lib/paper/input-issue";

let clearLinePrefix = "";

/** Prints a line to standard error, without control characters that could come from a file. */
export function printMessage(text: string): void {
  process.stderr.write(`${clearLinePrefix}${removeControlCharacters(text)}\n`);
}

/** Sets whether a progress bar occupies the last line; messages then overwrite it, and it is redrawn below. */
export function setProgressBarShown(isShown: boolean): void {
  clearLinePrefix = isShown ? "\r\u001b[K" : "";
}

/** Replaces control characters, so that file names and titles cannot control the terminal. */
export function removeControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "�");
}

/** "skipped: digest.md, line 12: no abstract ("Its title")" */
export function formatIssue({ severity, source, locator, message, excerpt }: InputIssue): string {
  const about = excerpt ? ` ("${excerpt.replaceAll("\n", " ")}")` : "";
  return `${severity === "skipped" ? "skipped" : "note"}: ${source}, ${locator}: ${message}${about}`;
}

/** "1 paper", "2,300 papers" */
export function formatCount(n: number, noun: string): string {
  return `${n.toLocaleString("en")} ${noun}${n === 1 ? "" : "s"}`;
}
