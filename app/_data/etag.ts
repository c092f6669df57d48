import { createHash } from "node:crypto";

/** The mark of an answer's content, by which a browser asks whether it is still the same. */
export const toEtag = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/** Whether the one who asks has the content of this mark already. */
export const matchesEtag = (request: Request, etag: string): boolean => request.headers.get("if-none-match") === etag;
