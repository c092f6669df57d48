import { describe, expect, it } from "vitest";
import { createAccessPolicy, getClient, parseEditorName } from "./access-policy";
import { toLocalPath } from "./sign-in";

const NOTHING_ENDED = { has: () => false, add: () => {} };
const policy = createAccessPolicy({ CLAIMBOARD_TOKEN: "reader-token-123456" }, NOTHING_ENDED);
const openPolicy = createAccessPolicy({ CLAIMBOARD_EDITOR_TOKEN: "editor-token-123456" }, NOTHING_ENDED);

describe("isPublic", () => {
  it.each(["/_next/static/chunks/0a~b-1.js", "/_next/static/media/font.woff2", "/icon.svg", "/favicon.ico"])(
    "shows %s to everybody",
    (path) => expect(policy?.isPublic(path)).toBe(true),
  );

  it.each([
    "/",
    "/claims",
    "/claims.csv",
    "/_next/static/../../claims.csv",
    "/_next/static/chunks/../claims",
    "/_next/static/..%2fclaims.csv",
    "/_next/static/..\\claims.csv",
    "/_next/static//claims",
    "/_next/static/",
    "/_next/image",
    "//icon.svg",
    "/icon.svg/claims",
    "http://localhost/icon.svg",
    "/ICON.svg",
  ])("protects %s", (path) => expect(policy?.isPublic(path)).toBe(false));

  it("shows everything if only changes need a token", () => expect(openPolicy?.isPublic("/claims.csv")).toBe(true));
});

describe("getClient", () => {
  it.each([
    [{}, "10.0.0.7", "10.0.0.7"],
    [{ "x-forwarded-for": "1.2.3.4" }, "10.0.0.7", "10.0.0.7"],
    [{ "x-forwarded-for": "6.6.6.6, 1.2.3.4" }, "127.0.0.1", "1.2.3.4"],
    [{ "x-forwarded-for": "fe80::1" }, "::ffff:127.0.0.1", "fe80::1"],
    [{ "x-forwarded-for": "<script>" }, "::1", "::1"],
    [{ "x-forwarded-for": "1.2.3.4:5678" }, "127.0.0.1", "127.0.0.1"],
    [{ "x-forwarded-for": "1.2.3.4," }, "127.0.0.1", "127.0.0.1"],
    [{}, undefined, ""],
  ])("%j from %s is %s", (headers, address, client) => expect(getClient(headers, address)).toBe(client));
});

describe("parseEditorName", () => {
  it.each([
    ["  Ada   Bell ", "Ada Bell"],
    ["Ada\r\nBell\u0000\u202e", "Ada Bell"],
    ["李 \u{1f989}", "李 \u{1f989}"],
    ["x".repeat(100), "x".repeat(60)],
    [" \u200b\n", null],
    ["", null],
  ])("%j is %j", (text, name) => expect(parseEditorName(text)).toBe(name));
});

describe("toLocalPath", () => {
  it.each(["/", "/claims?benchmark=MathVista&sort=-gain", "/benchmarks/we-math"])("keeps %s", (path) =>
    expect(toLocalPath(path)).toBe(path),
  );
  it.each([
    null,
    "",
    "claims",
    "//evil.example",
    "/\\evil.example",
    "/x\\y",
    "https://evil.example/",
    "/a\r\nSet-Cookie: x=1",
    "/login?next=/login",
    "/logout",
    `/${"x".repeat(3000)}`,
  ])("replaces %j", (path) => expect(toLocalPath(path)).toBe("/"));
});
