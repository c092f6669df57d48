import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameDecisionArbitrary } from "./fixtures/name-decisions";
import { foldDecisions } from "./fold-decisions";
import { nameDecisionSchema } from "./name-decision";
import { toNameKey } from "./name-key";
import { formatNamesTsv } from "./names-tsv";
import { parseNamesTsv } from "./parse-names-tsv";
import type { UserLexicon } from "./user-lexicon";

const BENCHMARKS = "name\tmatch\tmetric\tfamily\titems\taliases\texact_aliases\teditions\tedition";
const MODELS = "name\tkind\tmatch\taliases\texact_aliases\tactive_b";
const METRICS = "id\tname\tbetter\tkind\tbound\tunit\tattempts\tmatch\taliases\texact_aliases";
const EXCLUDED = "word\tgroup";
const OTHERS = "kind\tname\tbecomes\thidden\tsize_b";

const fold = (...drafts: object[]) => foldDecisions(drafts.map((draft) => nameDecisionSchema.parse(draft)));

/** True if decisions contradict each other about what a name is. A file states one kind for each name. */
const hasTwoKinds = (rows: UserLexicon["rows"]): boolean =>
  new Set(rows.map(({ name }) => toNameKey("method", name))).size < rows.length;

describe("formatNamesTsv", () => {
  it.each<[string, object[], string, string]>([
    [
      "a merge",
      [{ action: "rename", kind: "benchmark", name: "Gull dataset", to: "Gull" }],
      BENCHMARKS,
      "Gull\tcase\t\t\t\t\tGull dataset",
    ],
    [
      "facts of a benchmark",
      [
        {
          action: "describe",
          kind: "benchmark",
          name: "Gull 2",
          facts: { family: "Gull", metric: "accuracy", items: 30 },
        },
      ],
      BENCHMARKS,
      "Gull 2\tcase\taccuracy\tGull\t30",
    ],
    [
      "an edition",
      [{ action: "describe", kind: "benchmark", name: "Gull 2", facts: { family: "Gull", edition: "2" } }],
      BENCHMARKS,
      "Gull 2\tcase\t\tGull\t\t\t\t\t2",
    ],
    ["a model", [{ action: "classify", kind: "method", name: "Tern", as: "model" }], MODELS, "Tern\tllm\tcase"],
    [
      "a metric",
      [
        { action: "classify", kind: "method", name: "Skua Score", as: "metric" },
        { action: "describe", kind: "metric", name: "Skua Score", facts: { better: "lower" } },
      ],
      METRICS,
      "skua-score\tSkua Score\tlower\tquality\t\t\t\tcase",
    ],
    ["a word", [{ action: "classify", kind: "model", name: "Gull", as: "none" }], EXCLUDED, "Gull\tterm"],
    ["a method", [{ action: "classify", kind: "benchmark", name: "Gull", as: "method" }], EXCLUDED, "Gull\ttechnique"],
    ["a renamed method", [{ action: "rename", kind: "method", name: "G", to: "Gull" }], OTHERS, "method\tG\tGull"],
    ["a hidden name", [{ action: "hide", kind: "metric", name: "Gull" }], OTHERS, "metric\tGull\t\tyes"],
    [
      "a size",
      [{ action: "describe", kind: "model", name: "Gull", facts: { size_b: 1.5 } }],
      OTHERS,
      "model\tGull\t\t\t1.5",
    ],
  ])("writes %s as a line of its table", (_, drafts, header, line) => {
    const lines = formatNamesTsv(fold(...drafts)).split("\n");
    expect(lines[lines.indexOf(header) + 1]).toBe(line);
  });

  it("is read back to the same names", () => {
    fc.assert(
      fc.property(fc.array(nameDecisionArbitrary, { maxLength: 15 }), (decisions) => {
        const lexicon = foldDecisions(decisions);
        fc.pre(!hasTwoKinds(lexicon.rows));
        const { decisions: read, errors } = parseNamesTsv(formatNamesTsv(lexicon));
        expect(errors).toEqual([]);
        const again = foldDecisions(read);
        expect({ rows: again.rows, targets: again.targets }).toEqual({ rows: lexicon.rows, targets: lexicon.targets });
      }),
      { numRuns: 400 },
    );
  });
});

describe("parseNamesTsv", () => {
  it.each<[string, string, object[]]>([
    [
      "a new benchmark with other spellings",
      `${BENCHMARKS}\nGull\t\taccuracy\t\t30\tGull set | Gulls\tGL`,
      [
        { action: "classify", kind: "benchmark", name: "Gull", as: "benchmark", match: "" },
        { action: "describe", name: "Gull", facts: { metric: "accuracy", items: 30 } },
        { action: "rename", name: "Gull set", to: "Gull", match: "" },
        { action: "rename", name: "Gulls", to: "Gull", match: "" },
        { action: "rename", name: "GL", to: "Gull", match: "case" },
      ],
    ],
    ["a listed benchmark, which needs no declaration", `${BENCHMARKS}\nMathVista`, []],
    [
      "the edition of a benchmark",
      `${BENCHMARKS}\nMathVista\t\t\tVista\t\t\t\t\t2024`,
      [{ action: "describe", name: "MathVista", facts: { family: "Vista", edition: "2024" } }],
    ],
    [
      "a file without the last column",
      `${BENCHMARKS.replace(/\tedition$/, "")}\nMathVista\t\taccuracy`,
      [{ action: "describe", name: "MathVista", facts: { metric: "accuracy" } }],
    ],
    [
      "an edition without a row, which is a benchmark",
      `${BENCHMARKS}\nMathVista\t\t\t\t\t\t\tVista-Z`,
      [{ action: "classify", name: "Vista-Z", as: "benchmark" }],
    ],
    [
      "a listed metric with another direction",
      `${METRICS}\naccuracy\taccuracy\tlower\tquality`,
      [{ action: "describe", kind: "metric", name: "accuracy", facts: { better: "lower" } }],
    ],
    ["a listed metric as it is listed", `${METRICS}\naccuracy\taccuracy\thigher\tquality`, []],
    [
      "several tables, comments, a byte order mark and Windows line ends",
      `\uFEFF# notes\r\n${EXCLUDED}\r\nGull\tplace\r\n\r\n${OTHERS}\r\nmodel\tTern\t\tyes\r\n`,
      [
        { action: "classify", name: "Gull", as: "none" },
        { action: "hide", kind: "model", name: "Tern" },
      ],
    ],
  ])("reads %s", (_, text, expected) => {
    const { decisions, errors } = parseNamesTsv(text);
    expect(errors).toEqual([]);
    expect(decisions).toHaveLength(expected.length);
    expect(decisions).toMatchObject(expected);
  });

  it.each<[string, string, number, RegExp]>([
    ["rows without a table", "Gull\tcase", 1, /^no table has these columns; a table begins with one of: name match/],
    ["another table", "a\tb\nGull\tcase", 1, /^no table has these columns/],
    ["a row that begins with the name of a column", "name\nGull", 1, /^no table has these columns/],
    ["too many cells", `${EXCLUDED}\nGull\tterm\tmore`, 2, /^3 cells, but the table has 2 columns/],
    ["an empty name", `${EXCLUDED}\nGull\tterm\n\tterm`, 3, /^the column word is empty; fill it or delete the line$/],
    ["text in place of a number", `${BENCHMARKS}\nGull\t\t\t\tmany`, 2, /^items of "Gull": /],
    ["an unknown metric", `${BENCHMARKS}\nGull\t\tfeathers`, 2, /^metric of "Gull": the usual metric must be the id/],
    ["an unknown way to match", `${BENCHMARKS}\nGull\texact`, 2, /^match of "Gull": /],
    ["an unknown direction", `${METRICS}\nskua\tSkua\tup`, 2, /^better of "Skua": /],
    ["an unknown kind", `${OTHERS}\ntask\tGull\t\tyes`, 2, /^kind of "Gull": /],
    ["a rename to itself", `${OTHERS}\nmodel\tGull\tGull`, 2, /^"Gull": the new name is the same as the old one$/],
  ])("reports the line and the remedy of %s", (_, text, line, message) => {
    expect(parseNamesTsv(text).errors).toEqual([{ line, message: expect.stringMatching(message) }]);
  });
});
