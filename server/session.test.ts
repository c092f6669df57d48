import { describe, expect, it } from "vitest";
import { createEndedSessions } from "./ended-sessions";
import type { Access } from "./request-context";
import { createSessions } from "./session";

const KEY = Buffer.alloc(32, 1);
const noneEnded = () => createEndedSessions(null, () => {});
const ADA: Access = { role: "editor", name: "Ada; Bell=ü" };
const cookieOf = (header: string): string => header.split(";")[0] ?? "";

describe("sessions", () => {
  const sessions = createSessions(KEY, noneEnded());
  const cookie = cookieOf(sessions.create(ADA, false));

  it("reads what it created, among other cookies", () => {
    expect(sessions.read(`theme=dark; ${cookie}; x=1`)).toEqual(ADA);
    expect(createSessions(KEY, noneEnded()).read(cookie)).toEqual(ADA);
  });

  it("sends cookies that scripts and other sites cannot use", () => {
    expect(sessions.create(ADA, false)).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(sessions.create(ADA, true)).toMatch(/; Secure$/);
    expect(sessions.end(undefined)).toMatch(/^claimboard_[\da-f]{8}=; Path=\/; Max-Age=0; HttpOnly/);
  });

  it("refuses changed, foreign, cut and missing cookies", () => {
    const [name = "", value = ""] = cookie.split("=");
    const [payload = "", signature = ""] = value.split(".");
    const forged = Buffer.from(JSON.stringify({ id: "x", role: "editor", name: "Eve", expires: 9e15 })).toString(
      "base64url",
    );
    const other = createSessions(Buffer.alloc(32, 2), noneEnded()).create(ADA, false);
    for (const one of [
      undefined,
      "",
      `${name}=`,
      `${name}=${payload}`,
      `${name}=${payload}.`,
      `${name}=${forged}.${signature}`,
      `${name}=${payload}.${signature.slice(0, -2)}`,
      `${name}=${payload}.${signature.slice(1)}A`,
      cookieOf(other).replace(/^[^=]*/, name),
    ])
      expect(sessions.read(one), String(one)).toBeNull();
  });

  it("ends one session for all copies of its cookie", () => {
    const [first, second] = [1, 2].map(() => cookieOf(sessions.create(ADA, false)));
    sessions.end(first);
    expect([sessions.read(first), sessions.read(second), sessions.read(cookie)]).toEqual([null, ADA, ADA]);
  });

  it("ends after 30 days", () => {
    let now = Date.UTC(2025, 0, 1);
    const timed = createSessions(KEY, noneEnded(), () => now);
    const dated = cookieOf(timed.create(ADA, false));
    now += 30 * 86_400_000 - 1;
    expect(timed.read(dated)).toEqual(ADA);
    now += 1;
    expect(timed.read(dated)).toBeNull();
  });
});
