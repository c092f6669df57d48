import { createHash } from "node:crypto";
import { z } from "zod";
import type { KeysetValue } from "@/db/queries/keyset";

/** A place in a list as a text that nobody has to understand: the last row's values, bound to what was asked. */

const schema = z.tuple([z.string()], z.union([z.string(), z.number(), z.null()]));

const bindingOf = (asked: string): string => createHash("sha256").update(asked).digest("base64url").slice(0, 12);

/** @param asked what the list is made of: the resource and its query */
export function formatCursor(asked: string, place: readonly KeysetValue[]): string {
  return Buffer.from(JSON.stringify([bindingOf(asked), ...place])).toString("base64url");
}

/** The place of a cursor, or why it is none here. */
export function parseCursor(text: string, asked: string, length: number): KeysetValue[] | string {
  const parts = schema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8"))).data;
  if (!parts) return "not a cursor";
  const [binding, ...place] = parts;
  if (binding !== bindingOf(asked)) return "the cursor of another query";
  return place.length === length ? place : "not a cursor";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
