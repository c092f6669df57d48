import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { parsePythonLiteral } from "./python-literal";

describe("parsePythonLiteral", () => {
  it.each<[string, unknown]>([
    ["{'a': 1, \"b\": [True, None, -2.5e3], 'c': ('x',)}", { a: 1, b: [true, null, -2500], c: ["x"] }],
    [
      String.raw`'it\'s \"so\" \\ \n \x41 \u00e9 \U0001F600 \frac{1}{2} \alpha'`,
      'it\'s "so" \\ \n A é 😀 \frac{1}{2} \x07lpha',
    ],
    ['"it\'s"', "it's"],
    ["datetime.datetime(2025, 1, 2, 10, 0, tzinfo=None)".replace(", tzinfo=None", ""), "2025-1-2"],
    ["{}", {}],
    [" [ ] ", []],
  ])("reads %s", (text, value) => expect(parsePythonLiteral(text)).toEqual(value));

  it.each([
    ["{'a': }"],
    ["{'a' 1}"],
    ["'no end"],
    ["[1 2]"],
    ["print(1"],
    [""],
    ["{} {}"],
    ["'\\x4'"],
    ["'\\"],
    ["undefined"],
    ["[".repeat(500)],
  ])("rejects %j", (text) => expect(() => parsePythonLiteral(text)).toThrow());
});

it("reads lines printed by Python and reports the others", async () => {
  const { papers, issues } = await parseAll(
    `{'arxiv_id': 'arXiv:2501.00001', 'title': 'Ferns', 'authors': 'Ann Lee, Bo Wu', 'abstract': "Fern's recall rises.", 'date': datetime.date(2025, 1, 2)}
{'title': 'Moss', 'abstr
{'title': 'Moss', 'abstract': None}
`,
  );
  expect(papers).toMatchObject([
    {
      title: "Ferns",
      abstract: "Fern's recall rises.",
      arxiv_id: "2501.00001",
      authors: ["Ann Lee", "Bo Wu"],
      published: "2025-01-02",
      locator: "line 1",
    },
  ]);
  expect(issues).toMatchObject([
    { locator: "line 2", message: expect.stringContaining("not a Python dictionary") },
    { locator: "line 3", message: "no abstract" },
  ]);
});
