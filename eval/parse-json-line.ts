import type { z } from "zod";

/** Parses and validates a line of JSON; returns a message with the first error and its location if it is invalid. */
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
