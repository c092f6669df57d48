import { describe, expect, it } from "vitest";
import { findWriteRefusal, isAllowedHost } from "./request-origin";

const sender = (host: string | null, origin: string | null, site: string | null) => ({ host, origin, fetchSite: site });

it.each([
  sender("127.0.0.1:3000", "http://127.0.0.1:3000", "same-origin"),
  sender("localhost:8080", "http://localhost:8080", null),
  sender("[::1]:3000", "http://[::1]:3000", "same-origin"),
  sender("LOCALHOST", "http://localhost", "same-origin"),
  sender("127.0.0.1:3000", null, null),
])("accepts %j", (from) => expect(findWriteRefusal(from)).toBeNull());

it.each([
  sender("127.0.0.1:3000", "http://127.0.0.1:4000", "same-site"),
  sender("127.0.0.1:3000", "http://localhost:3000", null),
  sender("127.0.0.1:3000", "https://evil.example", "cross-site"),
  sender("127.0.0.1:3000", "https://evil.example", null),
  sender("127.0.0.1:3000", null, "cross-site"),
  // The browser names another site, whatever the origin says.
  sender("127.0.0.1:3000", "http://127.0.0.1:3000", "cross-site"),
  sender("127.0.0.1:3000", null, "none"),
  sender("127.0.0.1:3000", "null", "same-origin"),
  sender("evil.example:3000", "http://evil.example:3000", "same-origin"),
  sender("localhost.evil.example", "http://localhost.evil.example", "same-origin"),
  sender("127.0.0.1.evil.example", "http://127.0.0.1.evil.example", null),
  sender(null, null, null),
])("refuses %j", (from) => expect(findWriteRefusal(from)).toMatch(/^(?:the request|changes are)/));

describe("isAllowedHost", () => {
  it.each([
    ["127.0.0.1:3000", undefined],
    ["localhost", ""],
    ["LOCALHOST:8080", ""],
    ["[::1]:3000", ""],
    ["board.example", "board.example"],
    ["Board.Example:443", "other.example, board.example"],
    ["localhost:3000", "board.example"],
    ["anything.example:3000", "*"],
    [null, "*"],
  ])("allows %s with the additional names %s", (host, others) => expect(isAllowedHost(host, others)).toBe(true));

  it.each([
    ["evil.example:3000", undefined],
    ["evil.example", ""],
    ["localhost.evil.example", ""],
    ["127.0.0.1.evil.example:3000", ""],
    ["10.0.0.7:3000", ""],
    ["evil.example", "board.example"],
    ["board.example.evil.example", "board.example"],
    ["", ","],
    [":3000", ","],
    [null, "board.example"],
  ])("refuses %s with the additional names %s", (host, others) => expect(isAllowedHost(host, others)).toBe(false));
});

describe("an authorized sender", () => {
  it("may be on another machine", () => {
    const from = sender("board.example", "https://board.example", "same-origin");
    expect(findWriteRefusal(from)).toMatch(/only at a local address/);
    expect(findWriteRefusal({ ...from, isAuthorized: true })).toBeNull();
  });
  it.each([
    sender("board.example", "https://evil.example", "cross-site"),
    sender("board.example", null, "cross-site"),
    sender(null, null, null),
  ])("is refused as %j", (from) => expect(findWriteRefusal({ ...from, isAuthorized: true })).not.toBeNull());
});
