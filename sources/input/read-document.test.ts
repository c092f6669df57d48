import { expect, it } from "vitest";
import { DOCUMENT_CHARACTERS } from "./limits";
import { readDocument } from "./read-document";

async function* inPieces(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

it("reads a whole text", async () => {
  expect(await readDocument(inPieces("owls ", "at night"), "page")).toEqual({ text: "owls at night", fault: null });
  expect(await readDocument(inPieces("a".repeat(DOCUMENT_CHARACTERS)), "page")).toMatchObject({ fault: null });
});

it("keeps the part before the limit and names the limit", async () => {
  const { text, fault } = await readDocument(inPieces("a".repeat(DOCUMENT_CHARACTERS), "b", "c"), "mail");
  expect(text).toHaveLength(DOCUMENT_CHARACTERS);
  expect(text.endsWith("a")).toBe(true);
  expect(fault).toMatch(/^the mail has more than 64,000,000 characters; the part before is read/);
});
