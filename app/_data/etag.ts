import { createHash } from "node:crypto";

/** Returns the entity tag of a response body. */
export const toEtag = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/** True if the client already has the content with this tag. */
export const matchesEtag = (request: Request, etag: string): boolean => request.headers.get("if-none-match") === etag;
