import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Access } from "./request-context";

/** Sessions end after this many seconds. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

const sessionSchema = z.object({
  role: z.enum(["reader", "editor"]),
  name: z.string().nullable(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

/** Writes and reads signed session cookies. Nothing is stored on the server. */
export interface Sessions {
  /** Returns the Set-Cookie header of a new session. */
  readonly create: (access: Access, isSecure: boolean) => string;
  /** Returns the Set-Cookie header that ends a session. */
  readonly clear: () => string;
  /** Returns the access of a Cookie header; null if it has no valid session. */
  readonly read: (cookies: string | undefined) => Access | null;
}

/**
 * Creates the sessions of a server.
 * @param key secret that signs them; another key makes all of them invalid
 */
export function createSessions(key: Uint8Array, now: () => number = Date.now): Sessions {
  const sign = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  // Cookies are shared by all ports of a host: each pair of tokens has a name of its own.
  const cookieName = `claimboard_${sign("cookie name").toString("hex").slice(0, 8)}`;
  const format = (value: string, maxAge: number): string =>
    `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return {
    create: ({ role, name }, isSecure) => {
      const payload = toPayload({ role, name, expires: now() + MAX_AGE_S * 1000 });
      const cookie = format(`${payload}.${sign(payload).toString("base64url")}`, MAX_AGE_S);
      return isSecure ? `${cookie}; Secure` : cookie;
    },
    clear: () => format("", 0),
    read: (cookies = "") => {
      const value = findCookie(cookies, cookieName);
      const [payload = "", signature = ""] = value?.split(".") ?? [];
      const [expected, given] = [sign(payload), Buffer.from(signature, "base64url")];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const session = sessionSchema.safeParse(parsePayload(payload));
      if (!session.success || session.data.expires <= now()) return null;
      return { role: session.data.role, name: session.data.name };
    },
  };
}

const toPayload = (session: z.infer<typeof sessionSchema>): string =>
  Buffer.from(JSON.stringify(session)).toString("base64url");

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
