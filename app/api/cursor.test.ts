import { describe, expect, it } from "vitest";
import { formatCursor, parseCursor } from "./cursor";

const POSITION = ["2025-05-20", 0.1, null, "äöü 🦉", -3];

describe("a cursor", () => {
  it("leads back to its place", () => {
    const text = formatCursor("claims?q=owl", POSITION);
    expect(text).toMatch(/^[\w-]+$/);
    expect(parseCursor(text, "claims?q=owl", POSITION.length)).toEqual(POSITION);
  });

  it.each([
    ["another query", formatCursor("claims?", POSITION), "cursor of another query"],
    ["another list", formatCursor("papers?q=owl", POSITION), "cursor of another query"],
    ["another length", formatCursor("claims?q=owl", [1]), "not a cursor"],
    ["no JSON", Buffer.from("{").toString("base64url"), "not a cursor"],
    ["an object", Buffer.from('{"a":1}').toString("base64url"), "not a cursor"],
    ["values that are none", Buffer.from('["x",{"a":1}]').toString("base64url"), "not a cursor"],
    ["nothing", "", "not a cursor"],
    ["anything", "a%00b", "not a cursor"],
  ])("of %s is refused", (_, text, reason) => expect(parseCursor(text, "claims?q=owl", POSITION.length)).toBe(reason));
});
