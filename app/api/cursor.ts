import { createHash } from "node:crypto";
import { z } from "zod";
import type { KeysetValue } from "@/db/queries/keyset";

/** Opaque cursor: the key values of the last row, bound to the query. */

const cursorSchema = z.tuple([z.string()], z.union([z.string(), z.number(), z.null()]));

const hashListKey = (listKey: string): string => createHash("sha256").update(listKey).digest("base64url").slice(0, 12);

/** Formats a cursor. @param listKey the resource and its query */
export function formatCursor(listKey: string, position: readonly KeysetValue[]): string {
  return Buffer.from(JSON.stringify([hashListKey(listKey), ...position])).toString("base64url");
}

/** Parses a cursor. Returns its position, or the reason why it is invalid for this list. */
export function parseCursor(text: string, listKey: string, length: number): KeysetValue[] | string {
  const parts = cursorSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8"))).data;
  if (!parts) return "not a cursor";
  const [binding, ...position] = parts;
  if (binding !== hashListKey(listKey)) return "cursor of another query";
  return position.length === length ? position : "not a cursor";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
