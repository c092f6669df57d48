import { expect, it } from "vitest";
import { parseAll } from "./testing/parse-all";

it.each<[string, string, RegExp]>([
  [
    "JSON with other fields",
    '{"name": "Owls", "text": "It rises."}\n{"name": "Moss"}\n',
    /JSON with the fields name, text, .*--map title=/,
  ],
  [
    "a table with other columns",
    "name;text;note\nOwls;It rises.;x\n",
    /line 1 has the columns name, text, note.*--from csv --map/,
  ],
  [
    "tags without a start",
    "TI  - Owls\nAU  - Lee, A\nAB  - It rises.\n",
    /field tags \("TI {2}- Owls" in line 1\).*--from ris/,
  ],
  ["another kind of XML", "<?xml version='1.0'?>\n<recipes><egg/></recipes>\n", /markup with the element <recipes>/],
  [
    "Markdown without abstracts",
    "# Owls\n\n- one\n- two\n\n# Moss\n",
    /2 headings \(first: "# Owls"\).*cannot give claims/,
  ],
  ["a short note", "Eggs, milk and bread.\n", /short text; expected is an abstract/],
  [
    "a long letter",
    `Dear Ann,\n\nhow are you?\n\n${"We came home and slept. ".repeat(5)}\n\nYours,\n\nBo\n`,
    /neither labels .*--from bare-abstract/,
  ],
])("describes %s", async (_, text, message) => {
  const { papers, issues } = await parseAll(text);
  expect(papers).toEqual([]);
  expect(issues).toMatchObject([{ severity: "skipped", locator: "whole file" }]);
  expect(issues[0]?.message).toMatch(/^unknown format: /);
  expect(issues[0]?.message).toMatch(message);
});
