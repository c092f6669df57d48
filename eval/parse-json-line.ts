import type { z } from "zod";

/** Reads a line of JSON; a message says why it is none, or the first thing that is wrong with it and where in it. */
export function parseJsonLine<T extends object>(line: string, schema: z.ZodType<T>): T | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return "not JSON";
  }
  const { data, error } = schema.safeParse(value);
  const issue = error?.issues[0];
  return data ?? `${issue?.path.join(".") || "the line"}: ${issue?.message}`;
}
