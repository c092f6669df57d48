import type { z } from "zod";

/** The first thing that is wrong with a line, and where in it. */
export function whatIsWrong({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join(".") || "the line"}: ${issue?.message}`;
}
