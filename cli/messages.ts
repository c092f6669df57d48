import type { InputIssue } from "@/lib/paper/input-issue";

let clearLinePrefix = "";

/** A line for the person, on standard error; what comes from a file cannot steer the terminal. */
export function printMessage(text: string): void {
  process.stderr.write(`${clearLinePrefix}${removeControlCharacters(text)}\n`);
}

/** Told that a bar stands in the last line: messages take its place, and it is drawn anew below. */
export function setProgressBarShown(isShown: boolean): void {
  clearLinePrefix = isShown ? "\r\u001b[K" : "";
}

/** The text without control characters: file names and titles are not ours. */
export function removeControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
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
