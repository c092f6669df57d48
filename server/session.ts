import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { EndedSessions } from "./ended-sessions";
import type { Access } from "./request-context";

/** Sessions end after this many seconds. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

const sessionSchema = z.object({
  id: z.string(),
  role: z.enum(["reader", "editor"]),
  name: z.string().nullable(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

type Session = z.infer<typeof sessionSchema>;

/** Writes and reads signed session cookies. The server stores only which sessions were ended. */
export interface Sessions {
  /** Returns the Set-Cookie header of a new session. */
  readonly create: (access: Access, isSecure: boolean) => string;
  /** Ends the session of a Cookie header, also for copies of the cookie; returns the Set-Cookie header that removes it. */
  readonly end: (cookies: string | undefined) => string;
  /** Returns the access of a Cookie header; null if it has no valid session. */
  readonly read: (cookies: string | undefined) => Access | null;
}

/**
 * Creates the sessions of a server.
 * @param key secret that signs them; another key makes all of them invalid
 * @param ended sessions that were ended by signing out
 */
export function createSessions(key: Uint8Array, ended: EndedSessions, now: () => number = Date.now): Sessions {
  const sign = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  // Cookies are shared by all ports of a host: each pair of tokens has a name of its own.
  const cookieName = `claimboard_${sign("cookie name").toString("hex").slice(0, 8)}`;
  const format = (value: string, maxAge: number): string =>
    `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  const find = (cookies = ""): Session | null => {
    const value = findCookie(cookies, cookieName);
    const [payload = "", signature = ""] = value?.split(".") ?? [];
    const [expected, given] = [sign(payload), Buffer.from(signature, "base64url")];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const session = sessionSchema.safeParse(parsePayload(payload));
    if (!session.success || session.data.expires <= now()) return null;
    return ended.has(session.data.id) ? null : session.data;
  };
  return {
    create: ({ role, name }, isSecure) => {
      const id = randomBytes(12).toString("base64url");
      const payload = toPayload({ id, role, name, expires: now() + MAX_AGE_S * 1000 });
      const cookie = format(`${payload}.${sign(payload).toString("base64url")}`, MAX_AGE_S);
      return isSecure ? `${cookie}; Secure` : cookie;
    },
    end: (cookies) => {
      const session = find(cookies);
      if (session !== null) ended.add(session.id, session.expires);
      return format("", 0);
    },
    read: (cookies) => {
      const session = find(cookies);
      return session === null ? null : { role: session.role, name: session.name };
    },
  };
}

const toPayload = (session: Session): string => Buffer.from(JSON.stringify(session)).toString("base64url");

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

function findCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(";")
    .map((one) => one.trim())
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
}
