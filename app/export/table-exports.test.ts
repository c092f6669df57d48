import { expect, it } from "vitest";
import { tableCsvHandler, tableJsonHandler } from "./table-export";
import { paperTableExport } from "./table-exports";

const tooManyWords = Array.from({ length: 101 }, (_, i) => `o${i}`).join(" ");

it.each([tableCsvHandler, tableJsonHandler])("refuses a paper search with too many words", async (of) => {
  const request = new Request(`http://board/papers?${new URLSearchParams({ q: tooManyWords })}`);
  const answer = await of(paperTableExport)(request);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("more than 100 words");
});
