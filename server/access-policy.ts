import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { type AccessTokens, readAccessTokens } from "./access-tokens";
import { type AttemptLimit, createAttemptLimit } from "./attempt-limit";
import type { EndedSessions } from "./ended-sessions";
import type { Access } from "./request-context";
import { createSessions, type Sessions } from "./session";

/** Files of the program that are the same for every client; the pattern excludes steps out of the folder. */
const PUBLIC_PATH = /^\/(?:_next\/static\/(?:[\w~-]|\.(?!\.)|(?<!\/)\/){1,300}|icon\.svg|favicon\.ico)$/;

/** Optional header of API clients: the name of the editor, percent-encoded. */
const EDITOR_HEADER = "x-claimboard-editor";
/** Name in the history if an API client gives none. */
const API_EDITOR = "API";

/** Who sent a request: an anonymous client, a client with a session or a token, or one whose token was refused. */
export type Identity =
  | { readonly kind: "anonymous" }
  | { readonly kind: "known"; readonly access: Access }
  | { readonly kind: "wrong token" }
  | { readonly kind: "too many attempts"; readonly seconds: number };

/** Access control of a board with tokens. */
export interface AccessPolicy {
  readonly tokens: AccessTokens;
  readonly sessions: Sessions;
  readonly attempts: AttemptLimit;
  readonly identify: (request: IncomingMessage) => Identity;
  /** True if everybody may read the path. */
  readonly isPublic: (path: string) => boolean;
}

/**
 * Reads the access control from the environment; null if there are no tokens.
 * @param ended sessions that were ended by signing out
 * @throws Error as `readAccessTokens`
 */
export function createAccessPolicy(
  env: Readonly<Record<string, string | undefined>>,
  ended: EndedSessions,
): AccessPolicy | null {
  const tokens = readAccessTokens(env);
  if (tokens === null) return null;
  const sessions = createSessions(tokens.sessionKey, ended);
  const attempts = createAttemptLimit();
  return {
    tokens,
    sessions,
    attempts,
    identify: ({ headers, socket }) => {
      const bearer = /^Bearer +(\S{1,4096})$/i.exec(headers.authorization ?? "")?.[1];
      if (bearer === undefined) {
        const access = sessions.read(headers.cookie);
        return access === null ? { kind: "anonymous" } : { kind: "known", access };
      }
      const client = getClient(headers, socket.remoteAddress);
      const seconds = attempts.secondsToWait(client);
      if (seconds > 0) return { kind: "too many attempts", seconds };
      const role = tokens.findRole(bearer);
      if (role === null) {
        attempts.addFailure(client);
        return { kind: "wrong token" };
      }
      return {
        kind: "known",
        access: {
          role,
          name: role === "editor" ? (parseEditorName(decode(headers[EDITOR_HEADER])) ?? API_EDITOR) : null,
        },
      };
    },
    isPublic: (path) => !tokens.isReadRequired || PUBLIC_PATH.test(path),
  };
}

/**
 * Returns the address of the client, for the limit of attempts and the log. Behind a proxy on this machine, that is the
 * last address in X-Forwarded-For, which the proxy added; a value that is no address (with a port, for example) is
 * ignored, because each value would have its own limit.
 */
export function getClient(headers: IncomingMessage["headers"], address = ""): string {
  const isLocal = /^(?:::1|(?:::ffff:)?127\.)/.test(address);
  const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim() ?? "";
  return isLocal && isIP(forwarded) !== 0 ? forwarded : address;
}

/** Longest name of an editor, in characters. */
const MAX_NAME = 60;

/** Returns the name as it is stored, in one line without control characters; null if nothing is left. */
export function parseEditorName(text: string): string | null {
  const name = text.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();
  return name === "" ? null : [...name].slice(0, MAX_NAME).join("");
}

function decode(header: string | readonly string[] | undefined): string {
  const text = typeof header === "string" ? header : "";
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
