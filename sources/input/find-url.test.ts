import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { findUrl } from "./find-url";

const CELL = "https://www.cell.com/cell/fulltext/S0092-8674(20)30820-6";

describe("findWebAddress", () => {
  it.each<[string, string | null]>([
    [CELL, CELL],
    [` ${CELL}\n`, CELL],
    ["https://en.example.org/wiki/Owl_(bird)", "https://en.example.org/wiki/Owl_(bird)"],
    ["https://example.org/a'b", "https://example.org/a'b"],
    ["https://example.org/[a]", "https://example.org/[a]"],
    ["HTTP://example.org/a", "HTTP://example.org/a"],
    [`[the paper](${CELL})`, CELL],
    [`[${CELL}](${CELL})`, CELL],
    [`(see ${CELL}).`, CELL],
    [`see ${CELL}, or not`, CELL],
    ["{'url': 'https://example.org/a'}", "https://example.org/a"],
    ["['https://example.org/a','https://example.org/b']", "https://example.org/a"],
    ['<a href="https://example.org/a">here</a>', "https://example.org/a"],
    ["**https://example.org/a**", "https://example.org/a"],
    ["https://example.org/a and https://example.org/b", "https://example.org/a"],
    ["https://", null],
    ["(https://)", null],
    ["example.org/a", null],
    ["ftp://example.org/a", null],
    ["", null],
  ])("finds the URL in %j", (text, address) => {
    expect(findUrl(text)).toBe(address);
  });

  it("stores complete URLs with papers", async () => {
    const record = { title: "Ferns", abstract: "It rises.", url: CELL };
    expect((await parseAll(`${JSON.stringify(record)}\n`)).papers).toMatchObject([{ url: CELL }]);
  });
});
